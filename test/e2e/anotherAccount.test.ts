import { type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, type Serve, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { serveProxy } from 'test/e2e/steps/proxy'

const ANOTHER = '#root label ~ button'

/** Opens the sign-in page of a browser that remembers a name, and waits for 'Use another account'. */
async function openRemembered(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'rememberMeInfo', value: encodeURIComponent(username), url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  await page.locator(ANOTHER).waitFor()
}

/** Returns the points of the username field, 3 px apart, at which a press would reach something outside it; leaves out its rounded corners. */
const foreignPoints = (page: Page): Promise<[x: number, y: number, element: string][]> =>
  page.evaluate(() => {
    const field = document.querySelector('#username')!
    const { left, top, right, bottom } = field.getBoundingClientRect()
    const radius = parseFloat(getComputedStyle(field).borderTopLeftRadius)
    const found: [number, number, string][] = []
    for (let y = Math.ceil(top); y < bottom; y += 3)
      for (let x = Math.ceil(left + radius); x < right - radius; x += 3) {
        const at = document.elementFromPoint(x, y)
        if (at !== field) found.push([x - left, y - top, at?.textContent ?? ''])
      }
    return found
  })

/** Presses the field at its upper edge, below the middle of 'Use another account', and returns its value afterwards. */
async function pressEdge(page: Page): Promise<string> {
  const field = page.locator('#username')
  const [box, button] = [await field.boundingBox(), await page.locator(ANOTHER).boundingBox()]
  if (!box || !button) throw new Error('The field or its button is not shown.')
  await page.mouse.click(button.x + button.width / 2, box.y + 1)
  return field.inputValue()
}

/** Clears the name in the field, and returns the field's value. */
async function forgetName(page: Page): Promise<string> {
  await page.locator(ANOTHER).click()
  await page.locator(ANOTHER).waitFor({ state: 'detached' })
  return page.locator('#username').inputValue()
}

const DESKTOP: PageOptions = { viewport: { width: 1280, height: 800 } }
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NARROW: PageOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

async function expectApart(page: Page, on: Sandbox): Promise<void> {
  await openRemembered(page, on, 'simple')
  expect(await foreignPoints(page)).toEqual([])
  expect(await pressEdge(page)).toBe('simple')
  expect(await forgetName(page)).toBe('')
}

// (sign-in/not-you)
for (const [where, locale, options] of [
  ['a desktop', 'en-US', DESKTOP],
  ['a phone', 'en-US', PHONE],
  ['a narrow phone in German', 'de-DE', NARROW],
  ['a desktop from right to left', 'ar', DESKTOP],
  ['a phone from right to left', 'he', PHONE],
] as const)
  test(`on ${where}, no press within the username field forgets the name`, async ({ sandbox, openPage }) => {
    await expectApart(await openPage({ ...options, locale }), sandbox)
  })

/** The scopes under which something else has set the cookies of the name. */
const SCOPES = [
  { domain: 'app.harbor.localhost', path: '/' },
  { domain: 'app.harbor.localhost', path: '/signin' },
  { domain: 'app.harbor.localhost', path: '/signin/' },
  { domain: '.app.harbor.localhost', path: '/' },
  { domain: '.harbor.localhost', path: '/' },
  { domain: '.harbor.localhost', path: '/signin' },
]

async function expectForgotten(page: Page, on: Sandbox, serve: Serve): Promise<void> {
  const names = ['rememberMeInfo', 'lastLoginUsername']
  const cookies = names.flatMap(name => SCOPES.map(scope => ({ name, value: 'ghost', ...scope })))
  await page.context().addCookies([...cookies, { name: 'theirs', value: '1', ...SCOPES[4]! }])
  const origin = await serveProxy(serve, on)
  await page.goto(`${origin.replace('127.0.0.1', 'app.harbor.localhost')}/signin/`)
  await page.getByRole('button', { name: 'Use another account' }).waitFor()
  expect(await page.locator('#username').inputValue()).toBe('ghost')
  expect(await forgetName(page)).toBe('')
  const left = await page.context().cookies()
  expect(left.map(({ name }) => name).filter(name => [...names, 'theirs'].includes(name))).toEqual(['theirs'])
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.locator('#username').inputValue()).toBe('')
}

// (storage/duplicates)
test('a forgotten name stays forgotten, for every path and domain of its cookies', async ({
  sandbox,
  openPage,
  serve,
}) => {
  await expectForgotten(await openPage(), sandbox, serve)
})

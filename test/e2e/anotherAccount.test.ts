import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'

const ANOTHER = '#root label ~ button'

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

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const phone = (width: number) => ({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true })

// The cookies of the name, under every path and domain: test/services/storage/cookies.test.ts. (sign-in/not-you)
test('no press within the username field forgets the name, on a desktop and on phones, in German and from right to left', async ({
  sandbox,
  openPage,
}) => {
  for (const options of [
    { ...DESKTOP, locale: 'en-US' },
    { ...phone(320), locale: 'de-DE' },
    { ...phone(390), locale: 'he' },
  ]) {
    const page = await openPage(options)
    await page.context().addCookies([{ name: 'rememberMeInfo', value: 'simple', url: sandbox.origin }])
    await page.goto(`${sandbox.origin}/signin/`)
    const another = page.locator(ANOTHER)
    await another.waitFor()
    expect([options.locale, await foreignPoints(page)]).toEqual([options.locale, []])
    expect(await pressEdge(page)).toBe('simple')
    await another.click()
    await another.waitFor({ state: 'detached' })
    expect(await page.locator('#username').inputValue()).toBe('')
  }
})

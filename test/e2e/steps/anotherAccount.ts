import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

const ANOTHER = '#root label ~ button'

/** Opens the sign-in page of a browser that remembers a name, and waits for 'Use another account'. */
export async function openRemembered(page: Page, sandbox: Sandbox, username: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'rememberMeInfo', value: encodeURIComponent(username), url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  await page.locator(ANOTHER).waitFor()
}

/** Returns the points of the username field, 3 px apart, at which a press would reach something outside it; leaves out its rounded corners. */
export const foreignPoints = (page: Page): Promise<[x: number, y: number, element: string][]> =>
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
export async function pressEdge(page: Page): Promise<string> {
  const field = page.locator('#username')
  const [box, button] = [await field.boundingBox(), await page.locator(ANOTHER).boundingBox()]
  if (!box || !button) throw new Error('The field or its button is not shown.')
  await page.mouse.click(button.x + button.width / 2, box.y + 1)
  return field.inputValue()
}

/** Clears the name in the field, and returns the field's value. */
export async function forgetName(page: Page): Promise<string> {
  await page.locator(ANOTHER).click()
  await page.locator(ANOTHER).waitFor({ state: 'detached' })
  return page.locator('#username').inputValue()
}

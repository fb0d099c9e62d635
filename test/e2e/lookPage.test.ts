import { expect, test } from 'test/e2e/fixtures/test'
import type { Route } from 'playwright-core'
import { until } from 'test/support/until'

/** Replaces the app's twelve screens, which take seconds to load on a busy machine. */
const stand = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A screen</title>' })

test('a changed value appears on the screens, in the light and the dark look; an invalid one is reported at its field, and not served', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1500, height: 1000 } })
  await page.route('**/signin/**', stand)
  await page.goto(`${sandbox.origin}/sandbox/look`)
  // The page draws itself once it has read the configuration.
  await page.locator('iframe').first().waitFor({ state: 'attached' })
  expect(await page.locator('iframe').count()).toBe(12)
  const radius = page.getByLabel('Radius, in pixels')
  await radius.fill('99')
  await page.getByText('This must be a number of pixels from 0 to 24.').waitFor()
  expect(await radius.getAttribute('aria-invalid')).toBe('true')
  await radius.fill('3')
  await page.locator('#json', { hasText: '"radius": 3' }).waitFor()
  expect(await sandbox.api('config')).toMatchObject({ look: { radius: 3 } })

  // From here on the four screens of the sign-in are the app's.
  await page.unroute('**/signin/**', stand)
  await page.route(/\/signin\/(?:forget-password|help)/, stand)
  await page.getByLabel('Surface', { exact: true }).fill('#fff8f0')
  const welcome = page.getByLabel('Welcome')
  await welcome.click()
  await page.keyboard.type('Good morning, Harbor.')
  for (const [where, background] of [
    ['Desktop, light', 'rgb(255, 248, 240)'],
    ['Desktop, dark', 'rgb(34, 29, 23)'],
    ['Phone, light', 'rgb(255, 248, 240)'],
    ['Phone, dark', 'rgb(34, 29, 23)'],
  ]) {
    // Read by the page: the driver of Firefox does not follow a frame that a script loads again.
    const screen = page.locator(`iframe[title="Sign in. ${where}"]`)
    await until(
      () =>
        screen.evaluate((frame: HTMLIFrameElement) => {
          const body = frame.contentDocument?.body
          const isGreeting = body?.innerText.includes('Good morning, Harbor.') === true
          return isGreeting ? getComputedStyle(body).backgroundColor : ''
        }),
      seen => seen === background,
    )
  }
  // The pages have not taken the focus.
  expect(await welcome.evaluate(input => input === document.activeElement)).toBe(true)
})

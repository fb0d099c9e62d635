import type { Page } from 'playwright-core'

/** Holds the calls to an address back until the test lets them go. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => {}
  const gone = new Promise<void>(resolve => (letGo = resolve))
  await page.route(address, async route => {
    await gone
    await route.continue()
  })
  return letGo
}

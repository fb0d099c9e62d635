import type { Browser } from 'playwright-core'
import { CONTESTANTS } from 'scripts/bench/contestants/contestants'
import { UNTHROTTLED } from 'scripts/bench/visit/conditions'
import { eagerVisit } from 'scripts/bench/visit/eagerVisit'
import { startSite } from 'scripts/budget/site'
import { launchBrowser } from 'test/support/browser'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const scripted = CONTESTANTS.filter(contestant => contestant.scripted)

test.each(scripted)('$name goes from the name to the password', async ({ build }) => {
  const site = await startSite(await build())
  try {
    const { takenOver, eagerPassword } = await eagerVisit(browser, `${site.origin}/signin/`, UNTHROTTLED)
    expect(eagerPassword).toBeGreaterThan(takenOver)
  } finally {
    await site.stop()
  }
})

import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { NOTICES } from 'sandbox/company/notices'
import type { Locator, Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { stepInWindow } from 'test/support/engines/inWindow'
import { sample } from 'test/support/sample'

const VIEW = '**/signin/view.*.js'
const [, LONG] = Object.values(NOTICES)
/** The elements that the page shows before React. */
const PARTS = ['.brand > .sign', '.brand > bdi', '.head > a', 'h1', 'form', '#username', 'form button']

const publish = (sandbox: Sandbox, notice: object) =>
  sandbox.api('company', { method: 'PUT', body: { settings: { notice } } })
const boxesOf = (page: Page) =>
  page.evaluate(
    parts =>
      parts.map(part => {
        const { x, y, width, height } = document.querySelector(`#root ${part}`)!.getBoundingClientRect()
        return [part, x, y + scrollY, width, height]
      }),
    PARTS,
  )
const strip = (page: Page) => page.getByRole('region', { name: /^(?:Notice|Warning)$/ })
/** Whether a press in the middle of an element reaches it, scrolled into view where the focused field has moved it out. */
const isFree = (locator: Locator) =>
  locator.evaluate(element => {
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

const linesOf = (text: Locator) =>
  text.evaluate(({ parentElement: box }) =>
    Math.round(box!.clientHeight / Number.parseFloat(getComputedStyle(box!).lineHeight)),
  )
const hiddenPxOf = (text: Locator) =>
  text.evaluate(({ parentElement: box }) => box!.scrollHeight - box!.clientHeight)

const WINDOWS = [
  [320, 568],
  [390, 844],
  [479, 800],
  [480, 800],
  [700, 900],
  [844, 390],
  [900, 800],
  [1024, 600],
  [1280, 800],
] as const
const TRIED = sample(WINDOWS, 3, String, ['src', 'test/e2e/notice.test.ts'])

// (notice/strip, notice/show-all)
test('a notice moves nothing that the page shows before React and covers neither the form nor the help link, in windows of every size', async ({
  sandbox,
  openPage,
}) => {
  await publish(sandbox, LONG!)
  const page = await openPage({ viewport: { width: 1280, height: 800 } })
  for (const [width, height] of TRIED)
    await stepInWindow(page, { width, height }, async () => {
      const size = `${width} × ${height}`
      await page.unroute(VIEW)
      const letGo = await hold(page, VIEW)
      await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
      await fieldFocused(page, 'username')
      const before = await boxesOf(page)
      letGo()
      const text = strip(page).getByText(LONG!.text)
      await text.waitFor()
      expect([size, await boxesOf(page)]).toEqual([size, before])
      const box = (await strip(page).boundingBox())!
      expect(box.y + (await page.evaluate(() => scrollY))).toBe(0)
      const heading = (await page.locator('h1').boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(heading.y + 4)
      const free = [
        await isFree(page.getByRole('link', { name: 'Get help' })),
        await isFree(page.getByLabel('Username')),
      ]
      expect([size, free]).toEqual([size, [true, true]])
      const more = strip(page).getByRole('button', { name: 'Show all' })
      expect(await linesOf(text)).toBeLessThanOrEqual(width < 480 ? 2 : 4)
      const cut = await more.isVisible()
      expect(cut || width >= 480).toBe(true)
      if (cut) await more.click()
      expect([size, await hiddenPxOf(text)]).toEqual([size, 0])
      expect([size, await boxesOf(page)]).toEqual([size, before])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectNoShifts(page)
    })
})

// (notice/until)
test('a notice ends by the clock of the server while the page stays open, and moves nothing', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 480, height: 800 } })
  const answer = await page.request.get(`${sandbox.origin}/api/online/v1/settings`)
  const until = new Date(Date.parse(answer.headers().date!) + 600_000).toISOString()
  await publish(sandbox, { text: 'Maintenance until noon.', until })
  await page.clock.install({ time: 0 })
  await page.goto(`${sandbox.origin}/signin/`)
  await strip(page).getByText('Maintenance until noon.').waitFor()
  const before = await boxesOf(page)
  await page.clock.runFor(500_000)
  expect(await strip(page).isVisible()).toBe(true)
  await page.clock.runFor(110_000)
  await strip(page).waitFor({ state: 'detached' })
  expect(await boxesOf(page)).toEqual(before)
})

import type { Browser, CDPSession, Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import { startSandbox } from 'sandbox/ownProcess'
import type { Bench, Table } from './tables'
import { median, quantile, sum } from './statistics'
import { watchProcessor } from './visit/usage'
import { UNTHROTTLED, withPage } from './visit/withPage'

const LIST = '[role=list][tabindex]'
const DEVICES = 5000
const SLOWDOWN = 4
const PX_A_SECOND = 2400
const SECONDS = 5
/** A longer frame counts as long, in milliseconds. */
const LONG_MS = 50

interface Scroll {
  /** The time from each frame to the next, in milliseconds. */
  frames: number[]
  /** The main thread's own time, in milliseconds, without other load on the machine. */
  worked: number
}

declare global {
  interface Window {
    /** The time from each frame to the next, in milliseconds. */
    frameTimes: number[]
  }
}

/** Runs in the page: records its frames. */
function recordFrames(): void {
  window.frameTimes = []
  let last = performance.now()
  const note = (now: number): void => {
    window.frameTimes.push(now - last)
    last = now
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Turns the wheel over the list at a constant pace, and records the frames. */
async function scroll(page: Page, cdp: CDPSession): Promise<Scroll> {
  const box = await page.locator(LIST).boundingBox()
  if (!box) throw new Error('There is no list to scroll.')
  await page.evaluate(() => (window.frameTimes.length = 0))
  const worked = await watchProcessor(cdp)
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -PX_A_SECOND * SECONDS,
    speed: PX_A_SECOND,
    gestureSourceType: 'mouse',
  })
  const frames = await page.evaluate(() => window.frameTimes)
  const spent = await worked()
  const top = await page.locator(LIST).evaluate(list => list.scrollTop)
  if (top === 0) throw new Error('The list was not scrolled.')
  return { frames, worked: spent }
}

/** Opens the long list; scrolls it as soon as it appears, and again when it is complete. */
function visit(browser: Browser, origin: string): Promise<readonly [soon: Scroll, complete: Scroll]> {
  return withPage(browser, UNTHROTTLED, recordFrames, async ({ page, cdp }) => {
    await page.goto(`${origin}/signin/`)
    await page.getByLabel('Username').fill('many-devices')
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/online/')
    await page.goto(`${origin}/signin/change-password`)
    const all = page.getByRole('button', { name: /^Show all/ }).first()
    await all.waitFor()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await all.click()
    await page.locator(LIST).waitFor()
    const soon = await scroll(page, cdp)
    await page
      .locator(`${LIST} [role=listitem]`)
      .nth(DEVICES - 1)
      .waitFor({ state: 'attached' })
    await page.locator(LIST).evaluate(list => list.scrollTo(0, 0))
    return [soon, await scroll(page, cdp)] as const
  })
}

const framesASecond = ({ frames }: Scroll): number => (1000 * frames.length) / sum(frames)
const longASecond = ({ frames }: Scroll): number =>
  (1000 * frames.filter(ms => ms > LONG_MS).length) / sum(frames)

/** Returns the work in each second of the user's time. */
const workASecond = ({ worked }: Scroll): number => worked / SECONDS

const row = (name: string, scrolls: Scroll[]): string[] => [
  name,
  median(scrolls.map(framesASecond)).toFixed(0),
  median(scrolls.map(longASecond)).toFixed(2),
  `${median(scrolls.map(({ frames }) => quantile(frames, 0.95))).toFixed(0)} ms`,
  `${median(scrolls.map(({ frames }) => quantile(frames, 1))).toFixed(0)} ms`,
  `${median(scrolls.map(workASecond)).toFixed(0)} ms`,
]

/** Measures how smoothly the longest list scrolls (password-change/long-lists). */
export async function measureScrolling({ browser, runs, print }: Bench): Promise<Table[]> {
  const sandbox = await startSandbox()
  try {
    const visits: (readonly [Scroll, Scroll])[] = []
    for (let turn = 1; turn <= runs; turn += 1) {
      print(`scrolling ${DEVICES} devices: run ${turn} of ${runs}`)
      await sandbox.api('reset', { method: 'POST' })
      visits.push(await visit(browser, sandbox.origin))
    }
    return [
      {
        title: `Scrolling ${DEVICES} devices, processor ${SLOWDOWN}× slower: medians of ${runs} runs`,
        columns: [
          '',
          'frames a second',
          `over ${LONG_MS} ms, a second`,
          '95 of 100',
          'the longest',
          'main thread, a second',
        ],
        rows: [
          row(
            'from the press on, while the list grows',
            visits.map(([soon]) => soon),
          ),
          row(
            'once all of it is there',
            visits.map(([, complete]) => complete),
          ),
        ],
      },
    ]
  } finally {
    await sandbox.stop()
  }
}

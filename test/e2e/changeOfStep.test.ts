import type { Sandbox } from 'sandbox/ownProcess'
import { MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { until } from 'test/support/until'
import { type Frame, framesOf, watchFrames } from 'test/e2e/steps/frames'
import { hold } from 'test/e2e/steps/hold'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

const whole = (heading: string) => ({ heading, inert: false, opacity: '1' })

/** Compares what is visible: a step and its picture look the same. */
const asSeen = (frames: Frame[]) =>
  frames
    .map(frame => ({ ...frame, inert: false }))
    .filter((frame, at, all) => JSON.stringify(frame) !== JSON.stringify(all[at - 1]))

/** The action that leads from one step to the next, and the heading of the next. */
type Change = [act: (page: Page) => Promise<unknown>, heading: string]

/** The password step, with the possible next steps loaded. */
async function toPassword(sandbox: Sandbox, page: Page, username: string): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, username)
  await page.getByLabel('Password', { exact: true }).waitFor()
}

const back: Change = [page => page.getByRole('link', { name: 'Back to sign in' }).click(), 'Sign in']
/** Another person signs in, as far as this heading. */
const signInAs = (username: string, heading: string): Change => [
  async page => {
    await giveUsername(page, username)
    await givePassword(page)
  },
  heading,
]
const factors: Change[] = [
  [givePassword, 'Enter security code'],
  back,
  signInAs('vip-code', 'Enter your one-time code'),
  back,
  // Its polls leave no quiet for a further step.
  signInAs('approve', 'Verify Sign-In Request'),
]

// (product/no-empty-frame)
test('from the password to a text message, a one-time code and an approval, and back, no frame is without a step', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(MOVING)
  await toPassword(sandbox, page, 'sms')
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  for (const [act, heading] of factors) {
    await page.waitForLoadState('networkidle')
    await act(page)
    await until(
      () => framesOf(page),
      frames => frames.at(-1)?.heading === heading,
    )
  }
  // On a slow machine a step's script may take over 300 ms: the page then shows that it is loading.
  const frames = (await framesOf(page)).filter(({ heading }) => heading !== 'Login Harbor')
  expect(asSeen(frames)).toEqual(['Sign in', ...factors.map(([, heading]) => heading)].map(whole))
})

// (product/no-empty-frame)
test('a step whose scripts are slow leaves the previous one on the page, disabled; on the way to the web app every frame shows a step', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(MOVING)
  // The browser stays where it is.
  await page.route('**/online/', route => route.fulfill({ status: 204 }))
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').fill('simple')
  await page.waitForLoadState('networkidle')
  const letGo = await hold(page, '**/signin/*.js')
  await watchFrames(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByText('Loading…').waitFor()
  letGo()
  const frames = await until(
    () => framesOf(page),
    all => all.at(-1)?.heading === 'Password trouble',
  )
  expect(frames).toEqual([
    whole('Sign in'),
    { ...whole('Sign in'), inert: true },
    whole('Login Harbor'),
    whole('Password trouble'),
  ])
  expect(await page.getByLabel('Username').inputValue()).toBe('simple')

  await toPassword(sandbox, page, 'simple')
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  await givePassword(page)
  await until(
    () => framesOf(page),
    frames => frames.at(-1)?.heading === 'Login Harbor',
  )
  expect(asSeen(await framesOf(page))).toEqual(['Sign in', 'Login Harbor'].map(whole))
})

import type { Page } from 'playwright-core'
import { until } from 'test/support/until'
import { type Frame, framesOf, watchFrames } from 'test/e2e/steps/frames'
import { hold } from 'test/e2e/steps/hold'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { MOVING, openPage } from 'test/support/browser'

onStage()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const whole = (heading: string) => ({ heading, inert: false, opacity: '1' })

/** Compares what is visible: a step and its picture look the same. */
const asSeen = (frames: Frame[]) =>
  frames
    .map(frame => ({ ...frame, inert: false }))
    .filter((frame, at, all) => JSON.stringify(frame) !== JSON.stringify(all[at - 1]))

/** The action that leads from one step to the next, and the heading of the next. */
type Change = [act: (page: Page) => Promise<unknown>, heading: string]

/** The password step, with the possible next steps loaded. */
async function toPassword(page: Page, username: string): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, username)
  await page.getByLabel('Password', { exact: true }).waitFor()
}

const enter = (label: string, text: () => Promise<string>) => async (page: Page) => {
  await page.getByLabel(label).fill(await text())
  await page.keyboard.press('Enter')
}
const phone = () => sandbox.api<{ number: string; messages: { code: string }[] }>('phone?person=simple')
const code = async () => (await phone()).messages[0]?.code ?? ''
const typeCode = async (page: Page) => {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(await code())
}

const reset: Change[] = [
  [page => page.getByRole('link', { name: 'Forgot password?' }).click(), 'Password trouble'],
  [page => page.keyboard.press('Enter'), 'Verify your phone'],
  [enter('Mobile number', async () => (await phone()).number), 'Enter verification code'],
  [typeCode, 'Create password'],
]
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
test.each<[what: string, username: string, changes: Change[], options?: object]>([
  ['from the password to a text message, a one-time code and an approval, and back', 'sms', factors],
  ['through the reset of a password, on a phone', 'simple', reset, PHONE],
])('%s, no frame is without a step', async (_what, username, changes, options = {}) => {
  const page = await openPage(browser, { ...MOVING, ...options })
  await toPassword(page, username)
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  for (const [act, heading] of changes) {
    await page.waitForLoadState('networkidle')
    await act(page)
    await until(
      () => framesOf(page),
      frames => frames.at(-1)?.heading === heading,
    )
  }
  // On a slow machine a step's script may take over 300 ms: the page then shows that it is loading.
  const frames = (await framesOf(page)).filter(({ heading }) => heading !== 'Login Harbor')
  expect(asSeen(frames)).toEqual(['Sign in', ...changes.map(([, heading]) => heading)].map(whole))
})

// (product/no-empty-frame)
test('a step whose scripts are slow leaves the previous one on the page, disabled; on the way to the web app every frame shows a step', async () => {
  const page = await openPage(browser, MOVING)
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
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  expect(await framesOf(page)).toEqual([
    whole('Sign in'),
    { ...whole('Sign in'), inert: true },
    whole('Login Harbor'),
    whole('Password trouble'),
  ])
  expect(await page.getByLabel('Username').inputValue()).toBe('simple')

  await toPassword(page, 'simple')
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  await givePassword(page)
  await until(
    () => framesOf(page),
    frames => frames.at(-1)?.heading === 'Login Harbor',
  )
  expect(asSeen(await framesOf(page))).toEqual(['Sign in', 'Login Harbor'].map(whole))
})

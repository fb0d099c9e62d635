import { framesOf, watchFrames } from 'test/e2e/steps/frames'
import { hold } from 'test/e2e/steps/hold'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { MOVING, openPage } from 'test/support/browser'

onStage()

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const whole = (heading: string) => ({ heading, inert: false, opacity: '1' })

// (product/no-empty-frame)
test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('from the password to the code no frame of %s is without a step', async (_what, options) => {
  const page = await openPage(browser, { ...MOVING, ...options })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'sms')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  await givePassword(page)
  await page.getByLabel('Security code').waitFor()
  expect(await framesOf(page)).toEqual([whole('Sign in'), whole('Enter security code')])
})

// (product/no-empty-frame)
test('a step whose scripts are slow leaves the one before on the page, and nothing of that can be pressed', async () => {
  const page = await openPage(browser, MOVING)
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
})

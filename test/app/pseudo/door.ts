import { act } from '@testing-library/react'
import { showTooOld } from 'src/boot/inline/tooOld'
import { SLOW_WAIT_MS } from 'src/constants/timings'
import { sessionActions } from 'src/features/session/sessionSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { MessageKey } from 'src/messages/en-US'
import { breakExtension } from 'test/support/brokenExtension'
import { type Answers, openApp } from 'test/support/openApp'
import {
  type App,
  element,
  expectPage,
  mode,
  press,
  session,
  SUBMIT,
  type,
  words,
  WRONG,
} from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const options = (body: unknown): Answers => ({ 'GET /api/auth/v2/login/options': { body } })
const PROVIDER = { redirectUrl: 'https://idp.example/', identityProvider: 'ξ' }
const REFUSED_PASSWORD: Answers = { 'POST /api/auth/v2/login': { status: 401 } }

async function toPassword(answers: Answers): Promise<App> {
  const app = await openApp({ answers })
  await type(app, '#username', 'ω{Enter}')
  await element('#password')
  return app
}

describe('the sign-in page', () => {
  // (calls/retry-after)
  const refusals: [key: MessageKey, answer: ServedAnswer][] = [
    ['problem.wrongCredentials', { status: 401 }],
    ['problem.phoneNotRegistered', { status: 403, body: 'User phone is not registered' }],
    ['problem.accountDisabled', { status: 403, body: { code: 'accountDisabled' } }],
    ['problem.serverLater', WRONG],
    ['retry.tries', { status: 429, headers: { 'Retry-After': '30' } }],
    ['retry.triesLong', { status: 429, headers: { 'Retry-After': '999999999' } }],
    ['retry.busy', { status: 503, headers: { 'Retry-After': '300' } }],
    ['retry.busyLong', { status: 503, headers: { 'Retry-After': '3601' } }],
  ]
  test('a missing username, a missing password, and every rejection', async () => {
    let answer: ServedAnswer = {}
    const app = await openApp({ answers: { 'POST /api/auth/v2/login': () => answer } })
    await expectPage(
      'login.heading',
      'login.username',
      'login.next',
      'login.forgotPassword',
      'action.getHelp',
    )
    await press(app, SUBMIT)
    await expectPage('problem.enterUsername')
    await type(app, '#username', 'ω{Enter}')
    await expectPage('login.password', 'login.signIn')
    await press(app, SUBMIT)
    await expectPage('problem.enterPassword')
    await app.user.keyboard('{CapsLock}1')
    await expectPage('field.capsLock')
    for (const [key, refusal] of refusals) {
      answer = refusal
      // A rate limit disables the button for its duration.
      act(() => void app.store.dispatch(loginActions.passwordSubmitted({ username: 'ω', password: 'ω' })))
      await expectPage(key)
    }
  })

  test('a form that a script has emptied', async () => {
    const app = await toPassword({})
    ;((await element('#username')) as HTMLInputElement).value = ''
    await press(app, SUBMIT)
    await expectPage('problem.enterBoth')
  })

  test('a fault of the app', async () => {
    const app = await toPassword({})
    const noted = jest.spyOn(console, 'error').mockImplementation()
    const mend = breakExtension()
    await type(app, '#password', 'ω{Enter}')
    await expectPage('problem.ownFault')
    mend()
    noted.mockRestore()
  })

  test('a call that runs, and one that is slow', async () => {
    const app = await toPassword({ 'POST /api/auth/v2/login': () => new Promise(() => undefined) })
    const real = setTimeout
    const clock = jest.spyOn(globalThis, 'setTimeout')
    clock.mockImplementation((run: () => void, ms?: number) => real(run, ms === SLOW_WAIT_MS ? 0 : ms))
    await type(app, '#password', 'ω{Enter}')
    await expectPage('action.pleaseWait', 'action.slow')
    clock.mockRestore()
  })

  test('offline', async () => {
    const app = await toPassword(REFUSED_PASSWORD)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    app.origin = ''
    visit('http://127.0.0.1:9/signin/')
    await type(app, '#password', 'ω{Enter}')
    await expectPage('problem.offline')
    act(() => void window.dispatchEvent(new Event('online')))
    await expectPage('problem.onlineAgain')
    jest.restoreAllMocks()
  })

  test.each<[key: MessageKey, company: string]>([
    ['login.providerHint', 'ψ'],
    ['login.ownProviderHint', 'ξ'],
  ])('%s', async (key, companyProviderName) => {
    const app = await openApp({
      answers: { ...options(PROVIDER), 'GET /api/online/v1/settings': { body: { companyProviderName } } },
    })
    await type(app, '#username', 'ω{Enter}')
    await expectPage(key, 'login.continue')
  })

  test.each<[key: MessageKey, prepare: () => void]>([
    ['problem.sessionLifespan', () => session('sessionLifespanLimit', true)],
    ['problem.sessionInactive', () => session('sessionTimeoutLimit', 15)],
  ])('%s', async (key, prepare) => {
    prepare()
    await openApp()
    await expectPage(key)
  })

  // (waits/denied)
  test('a sign-in that was denied, and a refresh that has lost its step', async () => {
    const { history, store } = await openApp({ path: '/signin/password-expired' })
    act(() => history.push('/signin/', { previousPath: '/verification' }))
    await expectPage('problem.loginDenied', 'problem.loginDeniedHint')
    act(() => history.push('/signin/password-expired'))
    await expectPage('passwordExpired.heading')
    act(() => void store.dispatch(sessionActions.signInAborted({ code: 'signInAgain' })))
    act(() => history.push('/signin/'))
    await expectPage('problem.signInAgain')
  })

  test('a device check that was not passed', async () => {
    document.cookie = 'w-device-compliance-check-info={"mode":"mfa"}; path=/'
    await openApp()
    await expectPage('problem.deviceCheckFailed')
  })

  test('the other hosts while they are notified', async () => {
    const app = await toPassword({
      'POST /api/auth/v2/login': { body: { userId: '7', autoLoginEnabled: true, passwordExpiresIn: null } },
      'GET /api/auth/v2/autologin': ({ headers }) => ({
        body: { type: 'ψ', token: '7', urls: [`http://${headers.host ?? ''}`] },
      }),
      'GET /auth/v2/autologin': () => new Promise<undefined>(() => undefined),
    })
    await type(app, '#password', 'ω{Enter}')
    await expectPage(
      'completion.heading',
      'who.notYou',
      'completion.progress',
      'completion.skip',
      'waiting.atMost',
    )
  })

  test('a user who is already signed in', async () => {
    mode('simple')
    await openApp()
    await expectPage('login.leaving')
    mode('twoFactor')
  })

  test('an unsupported browser', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(
        Response.json({ he: [words['screen.tooOld.heading'], words['screen.tooOld.text']] }),
      )
    document.body.innerHTML = '<div><h1>Heading</h1><p>Text</p></div>'
    showTooOld(document.querySelector('div'), 'he', '/signin/too-old.json')
    await expectPage('screen.tooOld.heading', 'screen.tooOld.text')
  })
})

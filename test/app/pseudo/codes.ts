import type { End } from 'scenarios/scenario'
import { firstSteps } from 'scenarios/factors/firstStep'
import { holdEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, mode, patiently, SAID, session, type } from 'test/support/pseudoPage'

const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'
/** Its key has no letters, because every text of the page is checked. */
const URI_OF_DIGITS = 'otpauth://totp/?secret=2345672345672345'

/** The pages that a first step leads to, as the walks reach them. */
const PAGES = firstSteps.rows.flatMap(({ name, walk }): [string, End][] =>
  walk?.ends.at && walk.ends.at !== '/' ? [[name, walk.ends]] : [],
)

/** The same without words, because a server's texts are not the app's. */
const inNone = (extras: object): object =>
  Object.fromEntries(
    Object.entries(extras).map(([key, value]: [string, unknown]) => [
      key,
      /[a-z]/i.test(String(value)) ? SAID : value,
    ]),
  )

describe('factors', () => {
  test.each(PAGES)('the page of %s', async (_name, { at, cookies = {}, keeps = {} }) => {
    for (const [key, value] of Object.entries({ ...keeps, stepExtras: inNone(keeps.stepExtras ?? {}) }))
      session(key, value)
    mode(cookies.authenticationMode ?? '')
    holdEnrolmentCode(URI_OF_DIGITS)
    const app = await openApp({ path: `/signin${at}` })
    await patiently(() => expect(document.querySelector('main h1')).not.toBeNull())
    await expectPage()
    expect(app.history.location.pathname).toBe(`/signin${at}`)
  })
})

describe('codes', () => {
  test('a text message, its countdown and its last seconds', async () => {
    session('mfaTimeout', 300)
    session('mfaType', 'sms')
    const app = await openApp({
      path: '/signin/phone-auth',
      answers: { [ACTIVATE]: { status: 400, body: SAID } },
    })
    await expectPage('phoneAuth.heading', 'phoneAuth.text', 'phoneAuth.code', 'phoneAuth.timeLeft')
    await expectPage('waiting.minutesLeft', 'action.activate', 'action.backToSignIn')
    await type(app, 'form input', '123456{Enter}')
    await patiently(() => expect(document.body).toHaveTextContent(SAID))
    await expectPage()
  })

  test('the details that a step adds to its code', async () => {
    session('mfaTimeout', 300)
    session('mfaType', 'sms')
    session('stepExtras', { trustDays: 30, resend: true, reference: '42' })
    const app = await openApp({
      path: '/signin/phone-auth',
      answers: {
        [ACTIVATE]: { status: 400, body: { message: SAID, triesLeft: 2 } },
        'POST /api/auth/v2/resend-code': {},
      },
    })
    await expectPage('newCode.to', 'newCode.in', 'trust.ask', 'trust.hint')
    await type(app, 'form input', '123456{Enter}')
    await expectPage('code.triesLeft')
    app.unmount()
    session('mfaType', 'sms')
    session('mfaTimeout', 300)
    session('stepExtras', { resend: true, newCodeAt: 1 })
    const waited = await openApp({
      path: '/signin/phone-auth',
      answers: { 'POST /api/auth/v2/resend-code': {} },
    })
    await expectPage('newCode.send')
    await waited.user.click(await buttonThatSays('newCode.send'))
    await expectPage('code.sent')
  })

  test('a code by email', async () => {
    session('mfaTimeout', 300)
    session('mfaType', 'email')
    const app = await openApp({ path: '/signin/email-code' })
    await expectPage('emailCode.heading', 'emailCode.text', 'emailCode.code')
    app.unmount()
    session('mfaType', 'email')
    session('mfaTimeout', 300)
    session('stepExtras', { reference: '1•••@2.3' })
    await openApp({ path: '/signin/email-code' })
    await expectPage('emailCode.to')
  })

  test('a code that does not arrive and cannot be sent again', async () => {
    session('mfaTimeout', 300)
    session('mfaType', 'sms')
    session('stepExtras', { newCodeAt: Date.now() - 1 })
    await openApp({ path: '/signin/phone-auth' })
    await expectPage('newCode.signIn')
  })

  test('the last seconds of a code, and its end', async () => {
    session('mfaTimeout', 10)
    session('mfaType', 'sms')
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
    await openApp({ path: '/signin/phone-auth' })
    await expectPage('phoneAuth.lastSeconds')
    clock.mockReturnValue(now + 10_000)
    await expectPage('problem.codeTimedOut')
    clock.mockRestore()
  })

  test('a code and an approval that were accepted', async () => {
    const open = (path: string) =>
      openApp({
        path,
        answers: {
          [ACTIVATE]: {},
          [STATUS]: {},
          'GET /api/online/v1/settings': () => new Promise<undefined>(() => undefined),
        },
      })
    session('mfaTimeout', 300)
    session('mfaType', 'sms')
    const app = await open('/signin/phone-auth')
    await type(app, 'form input', '123456{Enter}')
    await expectPage('phoneAuth.heading', 'codeForm.accepted')
    app.unmount()
    await open('/signin/verification')
    await expectPage('verification.heading', 'verification.accepted')
  })

  test('an authenticator app and its recovery codes', async () => {
    const codes = ['1111', '2222', '3333', '4444']
    const page = () =>
      openApp({ path: '/signin/authenticator', answers: { [ACTIVATE]: { body: { recoveryCodes: codes } } } })
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile')
    jest.replaceProperty(window, 'innerWidth', 390)
    mode('totpRegister')
    holdEnrolmentCode(URI_OF_DIGITS)
    const app = await page()
    await expectPage('authenticator.setUp', 'authenticator.text', 'authenticator.open')
    await expectPage('authenticator.byHand', 'action.copy')
    await type(app, 'form input', '123456{Enter}')
    await expectPage('recovery.heading', 'recovery.text', 'recovery.saved', 'recovery.download')
    await expectPage('recovery.print')
    app.unmount()
    mode('totpCodes')
    const later = await page()
    await expectPage('recovery.heading', 'recovery.gone')
    later.unmount()
    session('stepExtras', { recovery: true })
    mode('totp')
    const code = await page()
    await expectPage('authenticator.codeHint', 'recovery.use')
    await code.user.click(await buttonThatSays('recovery.use'))
    await expectPage('recovery.enter', 'recovery.enterText', 'recovery.code', 'recovery.back')
  })

  test('one-time codes and their set-up', async () => {
    mode('symantecVIPregister')
    const app = await openApp({ path: '/signin/symantec' })
    await expectPage(
      'symantec.setUp',
      'symantec.step',
      'symantec.credentialsId',
      'symantec.credentialsIdHint',
    )
    await expectPage('action.next')
    await type(app, 'form input', '12{Enter}')
    await expectPage('symantec.activationCode', 'symantec.activationCodeHint')
    await type(app, 'form input', '123456{Enter}')
    await expectPage('symantec.secondActivationCode', 'symantec.secondActivationCodeHint')
  })
})

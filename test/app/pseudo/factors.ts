import { act, waitFor } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { type Answers, openApp } from 'test/support/openApp'
import {
  buttonThatSays,
  expectPage,
  mode,
  patiently,
  press,
  SAID,
  session,
  SUBMIT,
  type,
  WRONG,
} from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'

describe('second factors', () => {
  test('a text message, its countdown and its last seconds', async () => {
    session('mfaTimeout', 300)
    session('mfaType', 'sms')
    const app = await openApp({
      path: '/signin/phone-auth',
      answers: { [ACTIVATE]: { status: 400, body: SAID } },
    })
    await expectPage('phoneAuth.heading', 'phoneAuth.text', 'phoneAuth.code', 'phoneAuth.timeLeft')
    await expectPage('phoneAuth.minutesLeft', 'action.activate', 'action.backToSignIn')
    await type(app, 'form input', '123456{Enter}')
    await patiently(() => expect(document.body).toHaveTextContent(SAID))
    await expectPage()
  })

  test('what a step adds to its code', async () => {
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
    await expectPage('newCode.sent')
  })

  test('its last seconds, and its end', async () => {
    session('mfaTimeout', 3)
    session('mfaType', 'sms')
    await openApp({ path: '/signin/phone-auth' })
    await expectPage('phoneAuth.lastSeconds')
    await expectPage('problem.codeTimedOut')
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

  test('one-time codes: their set-up', async () => {
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

  test('one-time codes: a code', async () => {
    mode('symantecVIP')
    await openApp({ path: '/signin/symantec' })
    await expectPage('symantec.heading', 'symantec.code', 'symantec.codeHint')
  })

  const awaited: Answers = {
    [STATUS]: { status: 202, body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true }] } },
    'POST /api/auth/v2/resend-verification': {},
  }
  const awaitedFor = (timeout: number): ServedAnswer => ({
    status: 202,
    body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true, timeout }] },
  })
  test('the wait for an approval, to its end', async () => {
    const app = await openApp({ path: '/signin/verification', answers: { [STATUS]: awaitedFor(300) } })
    await expectPage('waiting.phone', 'waiting.endsIn', 'waiting.checked', 'verification.nothing')
    app.unmount()
    let timeout = 3
    await openApp({
      path: '/signin/verification',
      answers: { [STATUS]: () => awaitedFor(Math.max(1, timeout--)) },
    })
    await expectPage('waiting.endsIn', 'waiting.lastSeconds', 'waiting.seconds')
    await expectPage('waiting.over')
  })

  test('an approval with a number', async () => {
    const step = { type: 'signinVerification', isMfaStepConfigured: true, challenge: '47', place: 'Λ' }
    const requestedAt = '2026-11-22T08:00:00Z'
    await openApp({
      path: '/signin/verification',
      answers: { [STATUS]: { status: 202, body: { mfa: [{ ...step, requestedAt }] } } },
    })
    await expectPage('challenge.choose', 'challenge.requestedAt', 'challenge.place', 'challenge.advice')
  })

  test('a wait for a server in trouble', async () => {
    let calls = 0
    const app = await openApp({
      path: '/signin/verification',
      // The second poll is not answered.
      answers: { [STATUS]: () => (calls++ === 0 ? WRONG : new Promise<undefined>(() => undefined)) },
    })
    await expectPage('problem.serverLater', 'waiting.retryIn', 'waiting.tryNow')
    await app.user.click(await buttonThatSays('waiting.tryNow'))
    await expectPage('waiting.retrying', 'action.pleaseWait')
  })

  test('a wait without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const app = await openApp({ path: '/signin/verification', answers: awaited })
    await expectPage('waiting.checked')
    act(() => void app.store.dispatch(sessionEvents.pageNoticed({ kind: 'offline' })))
    await expectPage('problem.offline', 'waiting.offline')
    jest.restoreAllMocks()
  })

  test('the approval', async () => {
    const app = await openApp({ path: '/signin/verification', answers: awaited })
    await expectPage('verification.heading', 'verification.approve', 'verification.resend', 'action.signOut')
    await expectPage('waiting.since', 'verification.noConnection')
    await app.user.click(await buttonThatSays('verification.skip'))
    await expectPage('verification.offlineCode', 'verification.offlineHint', 'verification.close')
    await app.user.click(await buttonThatSays('verification.resend'))
    await expectPage('verification.resent')
  })

  test('the set-up of the mobile app', async () => {
    const app = await openApp({
      path: '/signin/mobile-setup',
      answers: {
        [STATUS]: {
          status: 202,
          body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: false }] },
        },
        'GET /api/online/v1/apps': {
          body: [
            { name: 'Λ', platform: 'ios', url: 'https://apps.example/' },
            { name: 'Ξ', platform: 'ψ', url: 'https://apps.example/2' },
          ],
        },
        'GET /api/auth/v2/activation-code': { body: { activationCode: '123-456' } },
        'POST /api/onboarding/v2/send-download-link': {},
      },
    })
    await expectPage('mobileSetup.heading', 'mobileSetup.text', 'apps.heading', 'mobileSetup.mobileNumber')
    await expectPage('mobileSetup.activationCode', 'mobileSetup.activationHint', 'mobileSetup.skip')
    await expectPage('mobileSetup.scan', 'mobileSetup.stay', 'waiting.app')
    await app.user.click(await buttonThatSays('mobileSetup.copy'))
    await expectPage('mobileSetup.copied')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await app.user.click(await buttonThatSays('mobileSetup.copy'))
    await expectPage('mobileSetup.notCopied')
    jest.restoreAllMocks()
    await press(app, SUBMIT)
    await expectPage('problem.enterMobileNumber')
    await type(app, '#mobileNumber', '2025550123{Enter}')
    await expectPage('mobileSetup.sent', 'mobileSetup.send')
  })

  test('the apps to get', async () => {
    await openApp({ path: '/signin/mobile-wizard' })
    await expectPage('mobileWizard.heading', 'mobileWizard.text')
  })

  test('the session', async () => {
    await openApp({ path: '/signin/session-status', answers: awaited })
    await waitFor(() => expect(document.body.textContent).not.toBe(''))
    await expectPage()
  })

  test('a session that is refused', async () => {
    await openApp({ path: '/signin/session-status', answers: { [STATUS]: { status: 400, body: SAID } } })
    await expectPage('session.denied')
  })

  test('a session that is not answered for', async () => {
    await openApp({
      path: '/signin/session-status',
      answers: { [STATUS]: () => new Promise<undefined>(() => undefined) },
    })
    await expectPage('session.heading', 'session.checking')
    const begun = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begun + 60_000)
    await expectPage('waiting.slow', 'waiting.since', 'action.backToSignIn')
    clock.mockRestore()
  })
})

import { act } from '@testing-library/react'
import type { Problem } from 'src/constants/problems'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { MessageKey } from 'src/messages/en-US'
import { forgetConfig } from 'src/services/config'
import { forgetRecording, registerRecording } from 'src/services/report/pageRecording'
import { type Answers, openApp } from 'test/support/openApp'
import { type App, element, expectPage, press, session, SUBMIT, type, WRONG } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

describe('onboarding and help', () => {
  test('onboarding that a phone does not support', async () => {
    await openApp({ path: '/signin/mobile-onboarding-not-supported' })
    await expectPage(
      'onboardingNotSupported.heading',
      'onboardingNotSupported.text',
      'onboardingNotSupported.send',
      'action.signOut',
    )
  })

  const INSTALLER = 'GET /api/device-compliance/v1/installer-parameters'
  test.each<[rule: string, answer: ServedAnswer, keys: MessageKey[]]>([
    [
      'by name',
      { body: { url: 'https://get.example/', fileName: 'Ω.1', version: '5.2' } },
      ['installerError.downloadFile', 'installerError.version'],
    ],
    ['without a name', { body: { url: 'https://get.example/' } }, ['installerError.download']],
    ['that is unavailable', WRONG, ['problem.serverTryLater', 'action.tryAgain']],
  ])('the installer %s', async (_rule, answer, keys) => {
    await openApp({ path: '/signin/installer-error', answers: { [INSTALLER]: answer } })
    await expectPage('installerError.heading', 'installerError.text', ...keys)
  })

  test('the installer and a device that is not set up yet', async () => {
    session('signIn', { deviceDue: true })
    await openApp({
      path: '/signin/session-status',
      answers: {
        'GET /api/auth/v2/session-status': {},
        'GET /api/onboarding/v2/status': { body: { onboardingStatus: 'DeviceSignIn' } },
        [INSTALLER]: { body: { url: 'https://get.example/' } },
      },
    })
    await expectPage('installerError.heading', 'problem.deviceNotSetUp', 'installerError.download')
  })

  const INFO = 'GET /api/online/v1/support/get-info'
  const FORM = 'POST /api/online/v1/support/form'
  const DESK: Answers = { [INFO]: { body: { email: 'ω@ω.ω', phone: '+1 202 555 0199' } } }
  const help = (answers: Answers) => openApp({ path: '/signin/help/support-form', answers })
  const fill = async (app: App) => {
    await type(app, '#support-name', 'ω')
    await type(app, '#support-email', 'o@o.oo')
    await type(app, '#support-phone', '2025550123')
    await type(app, '#support-description', 'ω')
    await press(app, SUBMIT)
  }

  test('the support form and its problems', async () => {
    const app = await help(DESK)
    await expectPage(
      'support.heading',
      'support.name',
      'support.email',
      'support.emailHint',
      'support.optional',
      'support.hurry',
      'support.phone',
      'support.description',
      'support.company',
      'support.count',
      'support.submit',
    )
    await press(app, SUBMIT)
    await expectPage('problem.required')
    await type(app, '#support-name', 'ω')
    await type(app, '#support-email', 'ω')
    await press(app, SUBMIT)
    await expectPage('problem.invalidEmail')
    await app.user.click(await element('#support-description'))
    await app.user.paste('ω'.repeat(505))
    await expectPage('support.left')
  })

  // (support/recording, support/recording-seen, support/recording-bounds)
  test('a recording of the page, and a page without one', async () => {
    document.head.innerHTML =
      '<script id="foyer-config" type="application/json">{"supportRecording":true}</script>'
    forgetConfig()
    registerRecording(Promise.resolve(() => ({ text: '{}', dropped: 1 })))
    const app = await help(DESK)
    await expectPage('support.recording', 'support.recording.what')
    await press(app, '#support-recording')
    await expectPage('support.recording.see', 'support.recording.cut')
    await press(app, '#support-recording')
    forgetRecording()
    await press(app, '#support-recording')
    await expectPage('support.recording.none')
    document.head.innerHTML = ''
    forgetConfig()
  })

  test('a ticket that fails and is sent later', async () => {
    let answer = WRONG
    const app = await help({ ...DESK, [FORM]: () => answer })
    await fill(app)
    await expectPage('problem.supportTrouble')
    answer = {}
    await press(app, SUBMIT)
    await expectPage('support.sent', 'support.done')
  })

  test('the error that led to the support form', async () => {
    const { store } = await help(DESK)
    await element('#support-name')
    for (const [key, problem] of [
      ['support.reference.both', { status: 500, requestId: '1-2' }],
      ['support.reference.status', { status: 500 }],
      ['support.reference.request', { requestId: '1-2' }],
    ] satisfies [MessageKey, Pick<Problem, 'status' | 'requestId'>][]) {
      act(() => void store.dispatch(sessionActions.signInAborted({ code: 'serverLater', ...problem })))
      await expectPage('support.reference.remove', key)
    }
  })

  test.each<[rule: string, answer: ServedAnswer, keys: MessageKey[]]>([
    ['by phone', { body: { phone: '+1 202', phoneHours: '9–17' } }, ['support.callUs']],
    ['at an address', { body: { requestSupportUrl: 'https://help.example/' } }, ['action.contactSupport']],
    ['without any contact', { body: {} }, ['support.noWay']],
    ['not now', WRONG, ['problem.helpUnavailable', 'screen.crashed.heading', 'action.tryAgain']],
  ])('help %s', async (_rule, answer, keys) => {
    await help({ [INFO]: answer })
    await expectPage(...keys)
  })
})

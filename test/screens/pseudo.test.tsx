import { act, waitFor } from '@testing-library/react'
import { loadMessages, prepareLanguage } from 'src/messages/catalogue'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import type { Problem } from 'src/constants/problems'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { ServedAnswer } from 'test/support/server'
import { type Answers, openApp } from 'test/support/openApp'
import { leftInEnglish, pseudo, textsOfPage } from 'test/support/pseudo'

// In the place of Hebrew, in which the browser's own words (countries, times) have no Latin letter.
jest.mock('src/messages/he', () => {
  const { enUS: english } = jest.requireActual<{ enUS: Messages }>('src/messages/en-US')
  const support = jest.requireActual<{ pseudo: (catalogue: Messages) => Messages }>('test/support/pseudo')
  return { he: support.pseudo(english) }
})
jest.mock('src/services/navigation', () => ({
  ...jest.requireActual<object>('src/services/navigation'),
  // jsdom cannot leave.
  leaveForGood: () => undefined,
}))
jest.setTimeout(60_000)

type App = Awaited<ReturnType<typeof openApp>>

/** All that was seen on any screen. */
const seen = new Set<string>()

beforeAll(async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  await prepareLanguage(['he'])
  await loadMessages()
})
beforeEach(() => {
  document.cookie = 'userCulture=he; path=/'
  sessionStorage.clear()
})

const SAID = 'σφάλμα'
const words = pseudo(enUS)

/** More than the five seconds after which a request is said to be sent again. */
const LONGEST = 20_000

const patiently = <T,>(find: () => T): Promise<T> => waitFor(find, { timeout: LONGEST })

/** Waits for texts of the catalogue, and then looks at the whole page. */
async function expectPage(...keys: MessageKey[]) {
  await patiently(() => {
    const texts = textsOfPage()
    const missing = keys.filter(key => !texts.some(text => text.includes(words[key].split('{')[0]!)))
    if (missing.length > 0) throw new Error(`${missing.join(', ')} not in:\n${texts.join('\n')}`)
  })
  const texts = textsOfPage()
  for (const text of texts) seen.add(text)
  expect({ english: leftInEnglish(texts), texts }).toEqual({ english: [], texts })
}

const element = (selector: string) =>
  patiently(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
const buttonThatSays = (key: MessageKey) =>
  patiently(() => {
    const found = [...document.querySelectorAll('button')].find(each => each.textContent === words[key])
    if (!found) throw new Error(`No button says ${key}.`)
    return found
  })
const type = async (app: App, selector: string, text: string) => app.user.type(await element(selector), text)
const press = async (app: App, selector: string) => app.user.click(await element(selector))
const SUBMIT = 'button[type=submit]'
const WRONG: ServedAnswer = { status: 500 }

async function toPassword(answers: Answers): Promise<App> {
  const app = await openApp({ answers })
  await type(app, '#username', 'ω{Enter}')
  await element('#password')
  return app
}

const options = (body: unknown): Answers => ({ 'GET /api/auth/v2/login/options': { body } })
const PROVIDER = { redirectUrl: 'https://idp.example/', identityProvider: 'ξ' }
const METHODS = 'GET /api/auth/v2/reset-password/verification-methods'
const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'
const REFUSED_PASSWORD: Answers = { 'POST /api/auth/v2/login': { status: 401 } }
const session = (key: string, value: unknown) => sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
const mode = (value: string) => (document.cookie = `authenticationMode=${value}; path=/`)

describe('the door', () => {
  test('the username, and none', async () => {
    const app = await openApp()
    await expectPage(
      'login.heading',
      'login.username',
      'login.next',
      'login.forgotPassword',
      'action.getHelp',
    )
    await press(app, SUBMIT)
    await expectPage('problem.enterUsername')
  })

  test('the password, and none', async () => {
    const app = await toPassword({})
    await expectPage('login.password', 'login.signIn')
    await press(app, SUBMIT)
    await expectPage('problem.enterPassword')
    await app.user.keyboard('{CapsLock}1')
    await expectPage('field.capsLock')
  })

  test('neither, where something has emptied both', async () => {
    const app = await toPassword({})
    ;((await element('#username')) as HTMLInputElement).value = ''
    await press(app, SUBMIT)
    await expectPage('problem.enterBoth')
  })

  test.each<[key: MessageKey, answer: ServedAnswer]>([
    ['problem.wrongCredentials', { status: 401 }],
    ['problem.phoneNotRegistered', { status: 403, body: 'User phone is not registered' }],
    ['problem.serverLater', WRONG],
    ['retry.seconds', { status: 429, headers: { 'Retry-After': '30' } }],
    ['retry.minutes', { status: 429, headers: { 'Retry-After': '300' } }],
  ])('%s', async (key, answer) => {
    const app = await toPassword({ 'POST /api/auth/v2/login': answer })
    await type(app, '#password', 'ω{Enter}')
    await expectPage(key)
  })

  test('on its way', async () => {
    const app = await toPassword({ 'POST /api/auth/v2/login': () => new Promise(() => undefined) })
    await type(app, '#password', 'ω{Enter}')
    await expectPage('action.pleaseWait')
  })

  test('offline', async () => {
    const app = await toPassword(REFUSED_PASSWORD)
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    app.origin = ''
    visit('http://127.0.0.1:9/signin/')
    await type(app, '#password', 'ω{Enter}')
    await expectPage('problem.offline')
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

  test('a sign-in that was denied', async () => {
    const { history } = await openApp({ path: '/signin/password-expired' })
    act(() => history.push('/signin/', { previousPath: '/verification' }))
    await expectPage('problem.loginDenied')
  })

  test('a refresh that has lost what was awaited', async () => {
    const { history, store } = await openApp({ path: '/signin/password-expired' })
    act(() => void store.dispatch(sessionActions.interrupted({ code: 'signInAgain' })))
    act(() => history.push('/signin/'))
    await expectPage('problem.signInAgain')
  })

  test('the other hosts, while they are told', async () => {
    const app = await toPassword({
      'POST /api/auth/v2/login': { body: { userId: '7', autoLoginEnabled: true, passwordExpiresIn: null } },
      'GET /api/auth/v2/autologin': ({ headers }) => ({
        body: { type: 'ψ', token: '7', urls: [`http://${headers.host ?? ''}`] },
      }),
      'GET /auth/v2/autologin': () => new Promise<undefined>(() => undefined),
    })
    await type(app, '#password', 'ω{Enter}')
    await expectPage('completion.heading', 'completion.progress', 'completion.skip')
  })

  test('signed in already', async () => {
    mode('simple')
    await openApp()
    await expectPage('login.leaving')
    mode('twoFactor')
  })
})

describe('password trouble', () => {
  const open = (answers: Answers = {}) => openApp({ path: '/signin/forget-password', answers })

  test('the question, and no answer', async () => {
    const app = await open()
    await expectPage('forgetPassword.heading', 'forgetPassword.text', 'forgetPassword.notSure')
    await expectPage('login.continue', 'action.close')
    await press(app, SUBMIT)
    await expectPage('problem.enterUsername')
  })

  test('begun again', async () => {
    const { history } = await openApp()
    act(() => history.push('/signin/forget-password', { previousPath: '/reset-password' }))
    await expectPage('forgetPassword.startAgain')
  })

  test.each<[key: MessageKey, answer: ServedAnswer]>([
    ['problem.noPhone', { body: [{ isGuest: false }] }],
    ['problem.notAutomatic', { body: [] }],
    ['problem.unknownUser', { status: 404 }],
  ])('%s', async (key, answer) => {
    const app = await open({ [METHODS]: answer })
    await type(app, '#username', 'ω{Enter}')
    await expectPage(key, ...(key === 'problem.unknownUser' ? [] : (['action.contactSupport'] as const)))
  })
})

describe('reset', () => {
  const open = async (answers: Answers = {}, isGuest = false) => {
    session('username', 'ω')
    session('resetPasswordPhoneInfo', [{ reference: '5678', isGuest }])
    return openApp({
      path: '/signin/reset-password',
      answers: {
        'POST /api/auth/v2/reset-password/send-verification-message': {},
        'PUT /api/auth/v2/reset-password/verify-user': {},
        'PUT /api/auth/v2/reset-password/set-new-password': {},
        ...answers,
      },
    })
  }
  const toCode = async (app: App) => {
    await type(app, '#mobile-number', '2025550123{Enter}')
    await element('#verification-code-1')
  }
  const toPasswords = async (app: App) => {
    await toCode(app)
    await type(app, '#verification-code-1', '123456')
    await element('#new-password')
  }
  const NEW = 'Ωmega-Ωmega-1xX'
  const save = async (app: App) => {
    await type(app, '#new-password', NEW)
    await type(app, '#verify-password', NEW)
    await press(app, SUBMIT)
  }

  test('the phone, and the countries', async () => {
    const app = await open()
    await expectPage('resetPassword.heading', 'resetPassword.text', 'resetPassword.mobile')
    await expectPage('resetPassword.sendCode', 'resetPassword.noAccess', 'phone.country')
    await press(app, SUBMIT)
    await expectPage('problem.enterMobileNumber')
    await press(app, '#mobile-number-country')
    await expectPage('phone.countries')
    await app.user.keyboard('{Escape}')
    await type(app, '#mobile-number', '+999')
    await expectPage('phone.countryOther')
  })

  test('another number', async () => {
    const app = await open({ 'POST /api/auth/v2/reset-password/send-verification-message': { status: 400 } })
    await type(app, '#mobile-number', '2025550123{Enter}')
    await expectPage('problem.otherNumber')
  })

  test('the code', async () => {
    const app = await open()
    await toCode(app)
    await expectPage('resetPassword.code.heading', 'resetPassword.code.text', 'resetPassword.code.label')
    await expectPage('resetPassword.code.digit', 'resetPassword.code.hint', 'resetPassword.code.sendNew')
    await press(app, SUBMIT)
    await expectPage('problem.enterCode')
    await app.user.click(await buttonThatSays('resetPassword.code.sendNew'))
    await expectPage('resetPassword.code.resent')
  })

  test('a wrong code', async () => {
    const app = await open({ 'PUT /api/auth/v2/reset-password/verify-user': { status: 403 } })
    await toCode(app)
    await type(app, '#verification-code-1', '123456')
    await expectPage('problem.invalidCode')
  })

  test('the new password, of every strength', async () => {
    const app = await open()
    await toPasswords(app)
    await expectPage(
      'resetPassword.create.heading',
      'newPassword.new',
      'newPassword.verify',
      'newPassword.save',
      'newPassword.rules',
      'newPassword.why',
      'field.showPassword',
      'newPassword.strength',
      'newPassword.strength.none',
    )
    for (const [text, key] of [
      ['1', 'newPassword.strength.veryweak'],
      ['1ω', 'newPassword.strength.veryweak'],
      ['12a', 'newPassword.strength.weak'],
      ['12aA', 'newPassword.strength.medium'],
      ['12aA!12aA!', 'newPassword.strength.strong'],
    ] as const) {
      await app.user.clear(await element('#new-password'))
      await type(app, '#new-password', text)
      await expectPage(key)
    }
    await expectPage('newPassword.met')
  })

  test.each<[key: MessageKey, status: number, more: MessageKey[]]>([
    ['problem.prohibitedPassword', 409, []],
    ['problem.tookTooLong', 403, ['resetPassword.verifyAgain']],
    ['problem.serverTryLater', 500, []],
  ])('%s', async (key, status, more) => {
    const app = await open({ 'PUT /api/auth/v2/reset-password/set-new-password': { status } })
    await toPasswords(app)
    await save(app)
    await expectPage(key, ...more)
  })

  test.each<[key: MessageKey, guest: boolean]>([
    ['passwordUpdated.guest', true],
    ['passwordUpdated.other', false],
  ])('%s', async (key, guest) => {
    const app = await open({}, guest)
    await toPasswords(app)
    await save(app)
    await expectPage(key, 'passwordUpdated.heading', 'passwordUpdated.signIn')
  })
})

describe('an expired, a temporary and an old password', () => {
  test('expired', async () => {
    await openApp({ path: '/signin/password-expired' })
    await expectPage('passwordExpired.heading', 'passwordExpired.text', 'passwordExpired.change')
  })

  test.each<[key: MessageKey, answer: ServedAnswer]>([
    ['problem.alreadyCreated', { status: 403 }],
    ['problem.tryAgainLater', { status: 400, body: SAID }],
    ['problem.usedPassword', { status: 400 }],
  ])('temporary: %s', async (key, answer) => {
    session('username', 'ω')
    const app = await openApp({
      path: '/signin/reset-temp-password',
      answers: { 'POST /api/onboarding/v2/password': answer },
    })
    await expectPage('resetTempPassword.heading')
    await type(app, '#new-password', 'Ωmega-Ωmega-1xX')
    await type(app, '#verify-password', 'Ωmega-Ωmega-1xX')
    await press(app, SUBMIT)
    await expectPage(key)
  })

  const LISTS: Answers = {
    'GET /api/online/v1/sessions/devices': {
      body: [
        {
          id: 1,
          deviceName: 'Δ',
          uaFamily: 'mac',
          location: 'Ω',
          timeStamp: Date.now() - 7_200_000,
          isLocal: true,
        },
        { id: 2, deviceName: 'Δ', timeStamp: Date.now() },
        { id: 3, deviceName: 'Δ', remoteWipeStatus: 'φ' },
      ],
    },
    'GET /api/online/v1/sessions/app-specific': { body: [{ id: 1, appName: 'Λ', timeStamp: '2020-01-01' }] },
    'PUT /api/user/v1/settings/is-password-prohibited': { body: false },
    'POST /api/user/v1/settings/password': {},
  }
  const CHANGE = '/signin/change-password'

  test('what is connected, and the change', async () => {
    const app = await openApp({ path: CHANGE, answers: LISTS })
    await expectPage(
      'changePassword.heading',
      'connected.devices',
      'connected.apps',
      'connected.nearby',
      'connected.remoteWipe',
      'connected.gotIt',
    )
    await press(app, 'main > button, main button[type=button]')
    await expectPage('changePassword.form.heading', 'newPassword.old', 'newPassword.whyWithOld')
    await expectPage('changePassword.change')
    await type(app, '#old-password', 'ω')
    await type(app, '#new-password', 'Ωmega-Ωmega-1xX')
    await type(app, '#verify-password', 'Ωmega-Ωmega-1xX')
    await press(app, SUBMIT)
    await expectPage('passwordUpdated.heading', 'passwordUpdated.continue')
  })

  test('nothing connected', async () => {
    await openApp({
      path: CHANGE,
      answers: {
        'GET /api/online/v1/sessions/devices': { body: [] },
        'GET /api/online/v1/sessions/app-specific': { body: [] },
      },
    })
    await expectPage('connected.noDevices', 'connected.noApps')
  })

  test('still loading', async () => {
    const never = () => new Promise<undefined>(() => undefined)
    await openApp({ path: CHANGE, answers: { 'GET /api/online/v1/sessions/devices': never } })
    await expectPage('screen.loading', 'problem.serverTryLater')
  })
})

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

  test('its last seconds, and its end', async () => {
    session('mfaTimeout', 3)
    session('mfaType', 'sms')
    await openApp({ path: '/signin/phone-auth' })
    await expectPage('phoneAuth.lastSeconds')
    await expectPage('problem.codeTimedOut')
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
  test('the approval', async () => {
    const app = await openApp({ path: '/signin/verification', answers: awaited })
    await expectPage('verification.heading', 'verification.approve', 'verification.resend', 'action.signOut')
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
  })
})

describe('onboarding, and help', () => {
  test('not on a phone', async () => {
    await openApp({ path: '/signin/mobile-onboarding-not-supported' })
    await expectPage('onboardingNotSupported.heading', 'onboardingNotSupported.text', 'action.signOut')
  })

  const INSTALLER = 'GET /api/device-compliance/v1/installer-parameters'
  test.each<[rule: string, answer: ServedAnswer, keys: MessageKey[]]>([
    [
      'by name',
      { body: { url: 'https://get.example/', fileName: 'Ω.1', version: '5.2' } },
      ['installerError.downloadFile', 'installerError.version'],
    ],
    ['without a name', { body: { url: 'https://get.example/' } }, ['installerError.download']],
    ['not to be had', WRONG, ['problem.serverTryLater', 'action.tryAgain']],
  ])('the installer %s', async (_rule, answer, keys) => {
    await openApp({ path: '/signin/installer-error', answers: { [INSTALLER]: answer } })
    await expectPage('installerError.heading', 'installerError.text', ...keys)
  })

  const INFO = 'GET /api/online/v1/support/get-info'
  const FORM = 'POST /api/online/v1/support/form'
  const DESK: Answers = { [INFO]: { body: { email: 'ω@ω.ω' } } }
  const help = (answers: Answers) => openApp({ path: '/signin/help/support-form', answers })
  const fill = async (app: App) => {
    await type(app, '#support-name', 'ω')
    await type(app, '#support-email', 'o@o.oo')
    await type(app, '#support-phone', '2025550123')
    await type(app, '#support-description', 'ω')
    await press(app, SUBMIT)
  }

  test('the form, and what is wrong in it', async () => {
    const app = await help(DESK)
    await expectPage(
      'support.heading',
      'support.name',
      'support.email',
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

  test('a ticket that is sent', async () => {
    const app = await help({ ...DESK, [FORM]: {} })
    await fill(app)
    await expectPage('support.sent', 'support.done')
  })

  test('a ticket that is not', async () => {
    const app = await help({ ...DESK, [FORM]: WRONG })
    await fill(app)
    await expectPage('problem.supportTrouble')
  })

  test.each<[key: MessageKey, problem: Pick<Problem, 'status' | 'requestId'>]>([
    ['support.reference.both', { status: 500, requestId: '1-2' }],
    ['support.reference.status', { status: 500 }],
    ['support.reference.request', { requestId: '1-2' }],
  ])('%s, of what brought the person here', async (key, problem) => {
    const { store } = await help(DESK)
    await element('#support-name')
    act(() => void store.dispatch(sessionActions.interrupted({ code: 'serverLater', ...problem })))
    await expectPage('support.reference.remove', key)
  })

  test.each<[rule: string, answer: ServedAnswer, keys: MessageKey[]]>([
    ['by phone', { body: { phone: '+1 202', phoneHours: '9–17' } }, ['support.callUs']],
    ['at an address', { body: { requestSupportUrl: 'https://help.example/' } }, ['action.contactSupport']],
    ['not at all', { body: {} }, ['support.noWay']],
    ['not now', WRONG, ['problem.helpUnavailable', 'screen.crashed.heading', 'action.tryAgain']],
  ])('help %s', async (_rule, answer, keys) => {
    await help({ [INFO]: answer })
    await expectPage(...keys)
  })
})

test('every text of the catalogue was seen on some page', () => {
  const all = [...seen].join('\n')
  const unseen = (Object.keys(enUS) as MessageKey[]).filter(key => {
    const pattern = words[key]
      .split(/\{\w+\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*?')
    return !new RegExp(pattern).test(all)
  })
  expect(unseen).toEqual([])
})

import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { selectSettings } from 'src/features/company/companySlice'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { goTo, leaveToStay } from 'src/sagas/navigation/goTo'
import { knownUsername } from 'src/services/storage/knownUsername'
import { webAppAddress } from 'src/sagas/navigation/openWebApp'
import { federatedLogin, finalAddress, finish, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { SignedIn } from 'src/services/api/authService'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import type { CompanySettings } from 'src/services/api/companyService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { leaveForGood } from 'src/services/browser/navigation'
import { readReturnAddress } from 'src/services/addresses/returnTarget'
import { hasOwnPassword, noteOwnPassword } from 'src/services/storage/ownPassword'
import { ServiceError } from 'src/services/http/serviceError'
import { removeSession } from 'src/services/storage/sessionStore'
import { appReducer, appState } from 'test/support/appState'

const ROOT = 'https://app.example/online/'
const MAIL = 'https://app.example/online/mail?a=b'

beforeEach(() => visit('https://app.example/signin/'))

interface Found {
  person?: SignedIn
  settings?: CompanySettings
  features?: string[]
  cookie?: 'enabled' | 'disabled'
  back?: string
  welcome?: boolean
  autoLogin?: 'redirected' | 'done'
}

const expectSimpleLogin = ({
  person = {},
  settings = {},
  features = [],
  cookie,
  back,
  welcome = false,
  autoLogin: outcome = 'done',
}: Found) =>
  expectSaga(simpleLogin, person, welcome)
    .withReducer(appReducer, appState({ company: { settings, features } }))
    .provide([
      [matchers.call.fn(readCookie), cookie],
      [matchers.call.fn(setAuthenticationMode), undefined],
      [matchers.call.fn(readReturnAddress), back],
      [matchers.call.fn(autoLogin), outcome],
      [matchers.call.fn(leaveForGood), undefined],
      [matchers.call.fn(goTo), undefined],
    ])

test('the cookie is set before the hosts are told, and both before the page is left', () => {
  testSaga(simpleLogin, { autoLoginEnabled: true }, false)
    .next()
    .select(selectSettings)
    .next({})
    .call(knownFeatures)
    .next([])
    .call(readCookie, 'autoLoginEnabled')
    .next()
    .call(knownUsername)
    .next('jane')
    .call(hasOwnPassword, 'jane')
    .next(false)
    .call(setAuthenticationMode, 'simple')
    .next()
    .call(readReturnAddress)
    .next()
    .call(finalAddress, { kind: 'webAppRoot' })
    .next(ROOT)
    .call(autoLogin, ROOT)
    .next('done')
    .call(finish, ROOT)
    .next()
    .isDone()
  testSaga(finish, ROOT)
    .next()
    .call(removeSession, 'foyer.back')
    .next()
    .call(leaveToStay, ROOT)
    .next()
    .isDone()
})

describe('a temporary password', () => {
  const here = ['ChangePasswordInAuthAppEnabled']

  test.each<[rule: string, found: Found]>([
    ['that the answer names', { person: { passwordIsActivationCode: true }, features: here }],
    ['that the settings name', { settings: { passwordIsActivationCode: true }, features: here }],
    [
      'with auto-login',
      { person: { passwordIsActivationCode: true, autoLoginEnabled: true }, features: here },
    ],
  ])('%s is changed first, without the cookie', async (_rule, found) => {
    await expectSimpleLogin(found)
      .call.like({ fn: goTo, args: ['/reset-temp-password'] })
      .not.call.fn(setAuthenticationMode)
      .not.call.fn(autoLogin)
      .not.call.fn(leaveForGood)
      .silentRun()
  })

  test.each<[rule: string, found: Found]>([
    ['is no business of ours without the feature', { person: { passwordIsActivationCode: true } }],
    [
      'is none where the answer outranks the settings',
      {
        person: { passwordIsActivationCode: false },
        settings: { passwordIsActivationCode: true },
        features: here,
      },
    ],
    ['is none where nobody says so', { features: here }],
  ])('%s', async (_rule, found) => {
    await expectSimpleLogin(found)
      .call(setAuthenticationMode, 'simple')
      .call(leaveForGood, ROOT)
      .not.call.fn(goTo)
      .silentRun()
  })
})

describe('a temporary password that was changed on this page', () => {
  const late = { settings: { passwordIsActivationCode: true }, features: ['ChangePasswordInAuthAppEnabled'] }
  const expectLogin = (username: string, person: SignedIn = {}) => {
    sessionStorage.setItem('foyer.authUsername', JSON.stringify(username))
    return expectSimpleLogin({ ...late, person })
  }
  beforeEach(() => noteOwnPassword('jane'))
  afterEach(() => sessionStorage.clear())

  test('is not changed again because the settings still call it one', async () => {
    await expectLogin('jane').call(leaveForGood, ROOT).not.call.fn(goTo).silentRun()
  })

  test('is, where the answer to a sign-in says so', async () => {
    await expectLogin('jane', { passwordIsActivationCode: true })
      .call.like({ fn: goTo, args: ['/reset-temp-password'] })
      .not.call.fn(leaveForGood)
      .silentRun()
  })

  test('says nothing of another person’s', async () => {
    await expectLogin('joe')
      .call.like({ fn: goTo, args: ['/reset-temp-password'] })
      .not.call.fn(leaveForGood)
      .silentRun()
  })
})

describe('auto-login', () => {
  test.each<[rule: string, found: Found]>([
    ['the answer says so', { person: { autoLoginEnabled: true } }],
    ['the settings say so', { settings: { autoLoginEnabled: true } }],
    [
      'a null answer leaves it to the settings',
      { person: { autoLoginEnabled: null }, settings: { autoLoginEnabled: true } },
    ],
    ['the cookie of this sign-in says so', { cookie: 'enabled' }],
    ['the settings outrank the cookie', { settings: { autoLoginEnabled: true }, cookie: 'disabled' }],
  ])('runs when %s', async (_rule, found) => {
    await expectSimpleLogin(found).call(autoLogin, ROOT).call(leaveForGood, ROOT).silentRun()
  })

  test.each<[rule: string, found: Found]>([
    ['nobody says so', {}],
    [
      'the answer outranks the settings',
      { person: { autoLoginEnabled: false }, settings: { autoLoginEnabled: true } },
    ],
    ['the settings outrank the cookie', { settings: { autoLoginEnabled: false }, cookie: 'enabled' }],
    ['the cookie says no', { cookie: 'disabled' }],
  ])('does not when %s', async (_rule, found) => {
    await expectSimpleLogin(found).not.call.fn(autoLogin).call(leaveForGood, ROOT).silentRun()
  })

  test('knows where the person is going', async () => {
    await expectSimpleLogin({ person: { autoLoginEnabled: true }, back: MAIL })
      .call(autoLogin, MAIL)
      .call(leaveForGood, MAIL)
      .silentRun()
  })

  test('that took the browser over leaves nothing to do', async () => {
    await expectSimpleLogin({ person: { autoLoginEnabled: true }, autoLogin: 'redirected' })
      .not.call.fn(leaveForGood)
      .call(removeSession, 'foyer.back')
      .silentRun()
  })
})

test.each<[rule: string, found: Found, address: string]>([
  ['the web app root', {}, ROOT],
  ['the preview of it', { features: ['webappPreviewEnabled'] }, 'https://app.example/preview/online/'],
  ['the return address', { back: MAIL }, MAIL],
  ['the welcome of version 1', { welcome: true }, 'https://app.example/welcome'],
  ['the return address before the welcome', { welcome: true, back: MAIL }, MAIL],
])('it ends at %s', async (_rule, found, address) => {
  await expectSimpleLogin(found).call(leaveForGood, address).silentRun()
})

describe('a federated sign-in', () => {
  const expectFederated = (data: object, back?: string, features: string[] = []) =>
    expectSaga(federatedLogin)
      .withReducer(appReducer, appState({ company: { settings: {}, features } }))
      .provide([
        [matchers.call.fn(fetchAutoLogin), data],
        [matchers.call.fn(readReturnAddress), back],
        [matchers.call.fn(leaveForGood), undefined],
        [matchers.call.fn(logFailure), undefined],
      ])

  const token = { redirect: true, token: 'a&b', hosts: ['https://one.example'] }

  test.each<[rule: string, back: string | undefined, features: string[], address: string]>([
    ['the web app root', undefined, [], 'https://app.example/online/?webtoken=a%26b'],
    [
      'the preview',
      undefined,
      ['webappPreviewEnabled'],
      'https://app.example/preview/online/?webtoken=a%26b',
    ],
    ['the return address', MAIL, [], 'https://app.example/online/mail?a=b&webtoken=a%26b'],
  ])('takes its token to %s, and no host is told', async (_rule, back, features, address) => {
    await expectFederated(token, back, features)
      .call(leaveForGood, address)
      .not.call.fn(autoLogin)
      .silentRun()
  })

  test('asks for the features when it has its token, and only for the web app’s address', () => {
    const begun = () => testSaga(federatedLogin).next().next('t').call(readReturnAddress)
    const tokenless = 'https://app.example/online/mail'
    begun()
      .next(tokenless)
      .call(finalAddress, { kind: 'back', address: tokenless, webtoken: 't' })
      .next(MAIL)
      .call(finish, MAIL)
    testSaga(finalAddress, { kind: 'back', address: tokenless, webtoken: 't' })
      .next()
      .returns(`${tokenless}?webtoken=t`)
    begun().next(undefined).call(finalAddress, { kind: 'webAppRoot', webtoken: 't' })
    testSaga(finalAddress, { kind: 'webAppRoot', webtoken: 't' })
      .next()
      .call(webAppAddress)
      .next(ROOT)
      .returns(`${ROOT}?webtoken=t`)
  })

  test('goes on without a token that cannot be had', async () => {
    await expectFederated(throwError(new ServiceError({ kind: 'refused', status: 500 })) as object)
      .call(logFailure, 'auto-login data', { kind: 'refused', status: 500 })
      .call(leaveForGood, ROOT)
      .silentRun()
  })
})

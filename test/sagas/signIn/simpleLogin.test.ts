import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { completionActions } from 'src/features/autoLogin/completionSlice'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { goTo } from 'src/sagas/navigation/goTo'
import { handBack } from 'src/sagas/navigation/handBack'
import { webAppAddress } from 'src/sagas/navigation/openWebApp'
import { federatedLogin, finalAddress, finish, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import type { CompanySettings } from 'src/services/api/companyService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { closeWindow, tellSignedIn } from 'src/services/browser/signedInChannel'
import { logFailure } from 'src/services/log'
import { replaceLocation } from 'src/services/browser/navigation'
import { readReturnAddress } from 'src/services/storage/returnTarget'
import { ServiceError } from 'src/services/http/serviceError'
import { answerSignIn, noteSaid, readSaid, type Said } from 'src/services/storage/signInFacts'
import { endSignIn, isPopup, keepReturn } from 'src/services/storage/signInRecord'
import { appReducer, appState } from 'test/support/appState'

const ROOT = 'https://app.example/online/'
const MAIL = 'https://app.example/online/mail?a=b'

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

interface Found {
  said?: Said
  settings?: CompanySettings
  features?: string[]
  cookie?: 'enabled' | 'disabled'
  back?: string
  onboarding?: 'welcome'
  autoLogin?: 'redirected' | 'done'
}

const expectSimpleLogin = ({
  said = {},
  settings = {},
  features = [],
  cookie,
  back,
  onboarding,
  autoLogin: outcome = 'done',
}: Found) => {
  answerSignIn('jane', said)
  if (back) keepReturn(back)
  return expectSaga(simpleLogin, onboarding)
    .withReducer(appReducer, appState({ company: { settings, features } }))
    .provide([
      [matchers.call.fn(readCookie), cookie],
      [matchers.call.fn(setAuthenticationMode), undefined],
      [matchers.call.fn(autoLogin), outcome],
      [matchers.call.fn(replaceLocation), undefined],
      [matchers.call.fn(tellSignedIn), undefined],
      [matchers.call.fn(closeWindow), undefined],
      [matchers.call.fn(goTo), undefined],
    ])
}

/** The effects on the world of a run, in the order of the calls. */
const inOrder = async (found: Found) => {
  const made: string[] = []
  const note = (name: string, answer?: unknown) => () => {
    made.push(name)
    return answer
  }
  const world = new Map<unknown, () => unknown>([
    [setAuthenticationMode, note('cookie')],
    [autoLogin, note('hosts', found.autoLogin ?? 'done')],
    [endSignIn, note('end')],
    [replaceLocation, note('leave')],
  ])
  answerSignIn('jane', found.said ?? {})
  await expectSaga(simpleLogin)
    .withReducer(appReducer, appState({ company: { settings: {}, features: [] } }))
    .provide({ call: ({ fn }, next) => (world.has(fn) ? world.get(fn)?.() : (next() as unknown)) })
    .silentRun(20)
  return made
}

test('the cookie is set before the hosts are told; then the sign-in ends, and the page is left', async () => {
  expect(await inOrder({ said: { autoLoginEnabled: true } })).toEqual(['cookie', 'hosts', 'end', 'leave'])
  expect(await inOrder({})).toEqual(['cookie', 'end', 'leave'])
  expect(await inOrder({ said: { autoLoginEnabled: true }, autoLogin: 'redirected' })).toEqual([
    'cookie',
    'hosts',
    'end',
  ])
})

// (addresses/popup-told)
test('a web app that waits in another window is told once the sign-in has ended, and the window closes', () => {
  testSaga(handBack, MAIL)
    .next()
    .call(endSignIn)
    .next()
    .call(tellSignedIn)
    .next()
    .put(completionActions.handedBack(MAIL))
    .next()
    .call(closeWindow)
    .next()
    .isDone()
})

test('it is told after the hosts, and the page is not left', async () => {
  keepReturn('/online/mail?a=b', 'popup')
  await expectSimpleLogin({ said: { autoLoginEnabled: true } })
    .call.fn(autoLogin)
    .call(handBack, MAIL)
    .not.call.fn(replaceLocation)
    .silentRun(20)
  expect(isPopup()).toBe(false)
})

test('a host that takes the window over does not keep it from being told', async () => {
  keepReturn(undefined, 'popup')
  await expectSimpleLogin({ said: { autoLoginEnabled: true }, autoLogin: 'redirected' })
    .call(tellSignedIn)
    .not.call.fn(closeWindow)
    .silentRun(20)
})

describe('a temporary password', () => {
  const here = ['ChangePasswordInAuthAppEnabled']

  test.each<[rule: string, found: Found]>([
    ['that the answer names', { said: { passwordIsActivationCode: true }, features: here }],
    ['that the settings name', { settings: { passwordIsActivationCode: true }, features: here }],
    ['with auto-login', { said: { passwordIsActivationCode: true, autoLoginEnabled: true }, features: here }],
  ])('%s is changed first, without the cookie', async (_rule, found) => {
    await expectSimpleLogin(found)
      .call.like({ fn: goTo, args: ['/reset-temp-password'] })
      .not.call.fn(setAuthenticationMode)
      .not.call.fn(autoLogin)
      .not.call.fn(replaceLocation)
      .silentRun()
  })

  test.each<[rule: string, found: Found]>([
    ['is no business of ours without the feature', { said: { passwordIsActivationCode: true } }],
    [
      'is none where the answer outranks the settings',
      {
        said: { passwordIsActivationCode: false },
        settings: { passwordIsActivationCode: true },
        features: here,
      },
    ],
    ['is none where nobody says so', { features: here }],
  ])('%s', async (_rule, found) => {
    await expectSimpleLogin(found)
      .call(setAuthenticationMode, 'simple')
      .call(replaceLocation, ROOT)
      .not.call.fn(goTo)
      .silentRun()
  })
})

test('a password that has become the person’s own is not changed again, whatever the settings say', async () => {
  const found = {
    settings: { passwordIsActivationCode: true },
    features: ['ChangePasswordInAuthAppEnabled'],
  }
  const run = expectSimpleLogin(found)
  noteSaid({ passwordIsActivationCode: false })
  await run.call(replaceLocation, ROOT).not.call.fn(goTo).silentRun()
  // The next person’s is another one.
  await expectSimpleLogin(found)
    .call.like({ fn: goTo, args: ['/reset-temp-password'] })
    .not.call.fn(replaceLocation)
    .silentRun()
})

describe('auto-login', () => {
  test.each<[rule: string, found: Found]>([
    ['the answer says so', { said: { autoLoginEnabled: true } }],
    ['the settings say so', { settings: { autoLoginEnabled: true } }],
    [
      'a null answer leaves it to the settings',
      { said: { autoLoginEnabled: null }, settings: { autoLoginEnabled: true } },
    ],
    ['nobody but the cookie says so', { cookie: 'enabled' }],
  ])('runs when %s', async (_rule, found) => {
    await expectSimpleLogin(found).call(autoLogin, ROOT).call(replaceLocation, ROOT).silentRun()
  })

  test.each<[rule: string, found: Found]>([
    ['nobody says so', {}],
    [
      'the answer outranks the settings',
      { said: { autoLoginEnabled: false }, settings: { autoLoginEnabled: true } },
    ],
    ['the cookie says no', { cookie: 'disabled' }],
  ])('does not when %s', async (_rule, found) => {
    await expectSimpleLogin(found).not.call.fn(autoLogin).call(replaceLocation, ROOT).silentRun()
  })

  test('knows where the person is going', async () => {
    await expectSimpleLogin({ said: { autoLoginEnabled: true }, back: MAIL })
      .call(autoLogin, MAIL)
      .call(replaceLocation, MAIL)
      .silentRun()
  })

  test('that took the browser over leaves nothing to do', async () => {
    await expectSimpleLogin({ said: { autoLoginEnabled: true }, back: MAIL, autoLogin: 'redirected' })
      .not.call.fn(replaceLocation)
      .not.call.fn(tellSignedIn)
      .silentRun()
    expect(readSaid()).toEqual({})
    expect(Object.keys(sessionStorage)).not.toContain('foyer.back')
  })
})

test.each<[rule: string, found: Found, address: string]>([
  ['the web app root', {}, ROOT],
  ['the preview of it', { features: ['webappPreviewEnabled'] }, 'https://app.example/preview/online/'],
  ['the return address', { back: MAIL }, MAIL],
  ['the welcome of version 1', { onboarding: 'welcome' }, 'https://app.example/welcome'],
  ['the return address before the welcome', { onboarding: 'welcome', back: MAIL }, MAIL],
])('it ends at %s', async (_rule, found, address) => {
  await expectSimpleLogin(found).call(replaceLocation, address).silentRun()
})

describe('a federated sign-in', () => {
  const expectFederated = (data: object, back?: string, features: string[] = []) => {
    if (back) keepReturn(back)
    return expectSaga(federatedLogin)
      .withReducer(appReducer, appState({ company: { settings: {}, features } }))
      .provide([
        [matchers.call.fn(fetchAutoLogin), data],
        [matchers.call.fn(replaceLocation), undefined],
        [matchers.call.fn(logFailure), undefined],
      ])
  }

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
      .call(replaceLocation, address)
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

  test('that ends is over: nothing is left for the next one', async () => {
    await expectFederated(token, MAIL).silentRun()
    expect(Object.keys(sessionStorage)).not.toContain('foyer.back')
  })

  test('goes on without a token that cannot be had', async () => {
    await expectFederated(throwError(new ServiceError({ kind: 'refused', status: 500 })) as object)
      .call(logFailure, 'auto-login data', { kind: 'refused', status: 500 })
      .call(replaceLocation, ROOT)
      .silentRun()
  })
})

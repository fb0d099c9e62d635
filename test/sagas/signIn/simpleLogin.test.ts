import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { selectBack, selectCaller } from 'src/features/record/selectors'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { finish, webAppAddress } from 'src/sagas/leaving/openWebApp'
import { goTo } from 'src/sagas/navigation/goTo'
import { ROUTES } from 'src/constants/routes'
import { openOwnPage, handBack } from 'src/sagas/leaving/endSignIn'
import { upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { federatedLogin, finalAddress, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { Caller } from 'src/services/addresses/caller'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import type { CompanySettings } from 'src/services/api/companyService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { closeWindow, broadcastSignedIn } from 'src/services/browser/signedInChannel'
import { logFailure } from 'src/services/log'
import { replaceLocation } from 'src/services/browser/navigation'
import { returnTarget } from 'src/services/storage/returnTarget'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const ROOT = 'https://app.example/online/'
const MAIL = 'https://app.example/online/mail?a=b'

beforeEach(() => visit('https://app.example/signin/'))

interface Found {
  said?: AnswerFacts
  settings?: CompanySettings
  features?: string[]
  cookie?: 'enabled' | 'disabled'
  back?: string
  caller?: Caller
  onboarding?: 'welcome'
  autoLogin?: 'redirected' | 'done'
  /** Whether this browser can be offered a passkey. */
  offeredHere?: boolean
}

const expectSimpleLogin = ({
  said = {},
  settings = {},
  features = [],
  cookie,
  back,
  caller,
  onboarding,
  autoLogin: outcome = 'done',
  offeredHere = false,
}: Found) =>
  expectSaga(simpleLogin, onboarding)
    .withReducer(
      appReducer,
      appState({ company: { settings, features }, record: recordState({ answer: said, back, caller }) }),
    )
    .provide([
      [matchers.call.fn(readCookie), cookie],
      [matchers.call.fn(setAuthenticationMode), undefined],
      [matchers.call.fn(autoLogin), outcome],
      [matchers.call.fn(upgradeOrOffer), offeredHere],
      [matchers.call.fn(replaceLocation), undefined],
      [matchers.call.fn(broadcastSignedIn), undefined],
      [matchers.call.fn(closeWindow), undefined],
      [matchers.call.fn(goTo), undefined],
    ])

/** Returns the side effects of a run and the end of the sign-in, in order. */
const inOrder = async (found: Found, latest = [true, true]) => {
  const made: string[] = []
  const asked = [...latest]
  const note = (name: string, answer?: unknown) => () => {
    made.push(name)
    return answer
  }
  const world = new Map<unknown, () => unknown>([
    [setAuthenticationMode, note('cookie')],
    [autoLogin, note('hosts', found.autoLogin ?? 'done')],
    [untilMayAct, () => (made.push('compare'), asked.shift())],
    [replaceLocation, note('leave')],
  ])
  await expectSaga(simpleLogin)
    .withReducer(
      appReducer,
      appState({
        company: { settings: {}, features: [] },
        record: recordState({ answer: found.said ?? {} }),
      }),
    )
    .provide({
      call: ({ fn }, next) => (world.has(fn) ? world.get(fn)?.() : (next() as unknown)),
      put: ({ action }, next) => {
        if (recordActions.ended.match(action)) made.push('end')
        return next() as unknown
      },
    })
    .silentRun(20)
  return made
}

test('the cookie is set before the hosts are notified; then the sign-in ends and the page redirects', async () => {
  expect(await inOrder({ said: { autoLoginEnabled: true } })).toEqual([
    'compare',
    'cookie',
    'hosts',
    'compare',
    'end',
    'leave',
  ])
  expect(await inOrder({})).toEqual(['compare', 'cookie', 'compare', 'end', 'leave'])
  expect(await inOrder({ said: { autoLoginEnabled: true }, autoLogin: 'redirected' })).toEqual([
    'compare',
    'cookie',
    'hosts',
    'end',
  ])
})

// (one-sign-in/compared)
test('a sign-in that is not the latest of the browser sets no cookie, notifies no host and does not redirect', async () => {
  const said = { autoLoginEnabled: true }
  expect(await inOrder({ said }, [false])).toEqual(['compare'])
  expect(await inOrder({ said }, [true, false])).toEqual(['compare', 'cookie', 'hosts', 'compare'])
})

// (addresses/popup-told)
test('a waiting opener is notified after the sign-in has ended, and the window closes', () => {
  testSaga(handBack, MAIL)
    .next()
    .call(untilMayAct)
    .next(true)
    .put(recordActions.ended())
    .next()
    .call(broadcastSignedIn)
    .next()
    .put(autoLoginActions.popupNotified(MAIL))
    .next()
    .call(closeWindow)
    .next()
    .isDone()
})

// (one-sign-in/compared)
test('a waiting opener is not notified of a sign-in that is not the latest of the browser', () => {
  testSaga(handBack, MAIL).next().call(untilMayAct).next(false).isDone()
})

test('a waiting opener is notified after the hosts, and the page does not redirect', async () => {
  const end = await expectSimpleLogin({ said: { autoLoginEnabled: true }, back: MAIL, caller: 'popup' })
    .call.fn(autoLogin)
    .call(handBack, MAIL)
    .not.call.fn(replaceLocation)
    .silentRun(20)
  expect(stateOf(end).record.caller).toBeUndefined()
})

test('a host that takes over the window does not prevent the opener from being notified', async () => {
  await expectSimpleLogin({ said: { autoLoginEnabled: true }, caller: 'popup', autoLogin: 'redirected' })
    .call(broadcastSignedIn)
    .not.call.fn(closeWindow)
    .silentRun(20)
})

test('a temporary password is changed first: no cookie is set and no host is notified', async () => {
  await expectSimpleLogin({
    said: { passwordIsActivationCode: true, autoLoginEnabled: true },
    features: ['ChangePasswordInAuthAppEnabled'],
  })
    .call.like({ fn: goTo, args: ['/reset-temp-password'] })
    .not.call.fn(setAuthenticationMode)
    .not.call.fn(autoLogin)
    .not.call.fn(replaceLocation)
    .silentRun()
})

// (sign-in/activation-code)
test('an activation code without the feature that changes it continues, and the console names the feature', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation()
  await expectSimpleLogin({ said: { passwordIsActivationCode: true }, features: [] })
    .call.fn(replaceLocation)
    .silentRun()
  expect(warned.mock.calls).toEqual([
    ['foyer: passwordIsActivationCode without the feature ChangePasswordInAuthAppEnabled'],
  ])
})

describe('auto-login', () => {
  test('runs if only the cookie asks for it', async () => {
    await expectSimpleLogin({ cookie: 'enabled' }).call(autoLogin, ROOT).silentRun()
  })

  test('receives the destination of the user', async () => {
    await expectSimpleLogin({ said: { autoLoginEnabled: true }, back: MAIL })
      .call(autoLogin, MAIL)
      .call(replaceLocation, MAIL)
      .silentRun()
  })
})

describe('a federated sign-in', () => {
  const expectFederated = (data: object, back?: string, features: string[] = []) =>
    expectSaga(federatedLogin)
      .withReducer(
        appReducer,
        appState({ company: { settings: {}, features }, record: recordState({ back }) }),
      )
      .provide([
        [matchers.call.fn(fetchAutoLogin), data],
        [matchers.call.fn(replaceLocation), undefined],
        [matchers.call.fn(logFailure), undefined],
      ])

  // (security-page/back)
  test('ends with the company’s own security page, which needs no token', () => {
    testSaga(federatedLogin)
      .next()
      .select(selectCaller)
      .next('/security')
      .call(openOwnPage, { page: ROUTES.security })
      .next()
      .isDone()
  })

  test('fetches the features after its token, and only for the web app’s address', () => {
    const tokenless = 'https://app.example/online/mail'
    const begun = () =>
      testSaga(federatedLogin)
        .next()
        .select(selectCaller)
        .next(undefined)
        .next({ token: 't' })
        .select(selectBack)
        .next(tokenless)
        .call(returnTarget, tokenless)
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

  test('continues if its token fails to load', async () => {
    await expectFederated(throwError(new ServiceError({ kind: 'refused', status: 500 })) as object)
      .call(logFailure, 'auto-login data', { kind: 'refused', status: 500 })
      .call(replaceLocation, ROOT)
      .silentRun()
  })
})

// (passkeys/offer)
describe('a passkey that the answer offers', () => {
  const said = { passkeyOffer: true }

  test('has its page before the end of the sign-in', async () => {
    const end = await expectSimpleLogin({ said, offeredHere: true })
      .call.like({ fn: goTo, args: ['/passkey-offer'] })
      .not.call.fn(setAuthenticationMode)
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).record.signIn.answer).toEqual(said)
  })

  test('has no page if this browser cannot be offered one', async () => {
    await expectSimpleLogin({ said }).call(replaceLocation, ROOT).not.call.fn(goTo).silentRun(20)
  })

  test.each([false, undefined])('is considered only there, not with %s', async passkeyOffer => {
    await expectSimpleLogin({ said: { passkeyOffer }, offeredHere: true })
      .call(replaceLocation, ROOT)
      .not.call.fn(upgradeOrOffer)
      .silentRun(20)
  })
})

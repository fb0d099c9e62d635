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
import { openOwnPage } from 'src/sagas/leaving/endSignIn'
import { upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { demandNewPassword, federatedLogin, finalAddress, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { Caller } from 'src/services/addresses/caller'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { closeWindow, broadcastSignedIn } from 'src/services/browser/signedInChannel'
import { logFailure } from 'src/services/log'
import { replaceLocation } from 'src/services/browser/navigation'
import { returnTarget } from 'src/services/storage/returnTarget'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, recordState } from 'test/support/appState'

const ROOT = 'https://app.example/online/'
const WELCOME = 'https://app.example/welcome'
const MAIL = 'https://app.example/online/mail?a=b'

beforeEach(() => visit('https://app.example/signin/'))

interface Facts {
  onboarding?: 'welcome'
  said?: AnswerFacts
  features?: string[]
  cookie?: 'enabled'
  back?: string
  caller?: Caller
  autoLogin?: 'redirected'
  /** Whether this browser can be offered a passkey. */
  offeredHere?: boolean
  /** Whether the sign-in is the latest of the browser, at each comparison. */
  latest?: boolean[]
}

/** Runs the last part of a sign-in; returns its side effects in order. */
async function ended({ said = {}, features = [], back, caller, ...facts }: Facts) {
  const made: string[] = []
  const latest = [...(facts.latest ?? [true, true])]
  const note = (name: string, answer?: unknown) => (argument?: string) => {
    made.push(argument === undefined ? name : `${name} ${argument}`)
    return answer
  }
  const world = new Map<unknown, (argument?: string) => unknown>([
    [readCookie, () => facts.cookie],
    [untilMayAct, () => (made.push('compare'), latest.shift())],
    [upgradeOrOffer, note('offer', facts.offeredHere ?? false)],
    [setAuthenticationMode, note('cookie')],
    [autoLogin, note('hosts', facts.autoLogin ?? 'done')],
    [replaceLocation, note('leave')],
    [broadcastSignedIn, note('notify')],
    [closeWindow, note('close')],
    [goTo, note('show')],
  ])
  await expectSaga(simpleLogin, facts.onboarding)
    .withReducer(
      appReducer,
      appState({ company: { settings: {}, features }, record: recordState({ answer: said, back, caller }) }),
    )
    .provide({
      call: ({ fn, args }, next) =>
        world.has(fn) ? world.get(fn)?.(args[0] as string | undefined) : (next() as unknown),
      put: ({ action }, next) => {
        if (recordActions.ended.match(action)) made.push('end')
        if (autoLoginActions.popupNotified.match(action)) made.push(`closing ${action.payload}`)
        return next() as unknown
      },
    })
    .silentRun(20)
  return made
}

const HOSTS = { autoLoginEnabled: true }
const OFFER = { passkeyOffer: true }
const TEMPORARY = { passwordIsActivationCode: true, ...HOSTS }
const CHANGE = ['ChangePasswordInAuthAppEnabled']
const LEAVE = ['compare', 'end', `leave ${ROOT}`]
const PLAIN = ['compare', 'cookie simple', ...LEAVE]

// (sign-in/simple-login, one-sign-in/compared, addresses/popup-told, passkeys/offer)
test.each<[rule: string, facts: Facts, made: string[]]>([
  ['a sign-in sets the cookie, ends and redirects', {}, PLAIN],
  [
    'the hosts are notified after the cookie',
    { said: HOSTS },
    ['compare', 'cookie simple', `hosts ${ROOT}`, ...LEAVE],
  ],
  [
    'the hosts are notified if only the cookie asks for it',
    { cookie: 'enabled' },
    ['compare', 'cookie simple', `hosts ${ROOT}`, ...LEAVE],
  ],
  [
    'the hosts receive the destination of the user',
    { said: HOSTS, back: MAIL },
    ['compare', 'cookie simple', `hosts ${MAIL}`, 'compare', 'end', `leave ${MAIL}`],
  ],
  [
    'a host may take over the window',
    { said: HOSTS, autoLogin: 'redirected' },
    ['compare', 'cookie simple', `hosts ${ROOT}`, 'end'],
  ],
  ['a sign-in that is not the latest does nothing', { said: HOSTS, latest: [false] }, ['compare']],
  [
    'a sign-in that is no longer the latest does not redirect',
    { said: HOSTS, latest: [true, false] },
    ['compare', 'cookie simple', `hosts ${ROOT}`, 'compare'],
  ],
  [
    'a waiting opener is notified after the sign-in has ended, and the window closes',
    { said: HOSTS, back: MAIL, caller: 'popup' },
    ['compare', 'cookie simple', `hosts ${MAIL}`, 'compare', 'end', 'notify', `closing ${MAIL}`, 'close'],
  ],
  [
    'a waiting opener is not notified of a sign-in that is no longer the latest',
    { caller: 'popup', latest: [true, false] },
    ['compare', 'cookie simple', 'compare'],
  ],
  [
    'a host that takes over the window does not prevent the opener from being notified',
    { said: HOSTS, caller: 'popup', autoLogin: 'redirected' },
    ['compare', 'cookie simple', `hosts ${ROOT}`, 'notify', 'end'],
  ],
  [
    'an onboarding of version 1 ends at the welcome page',
    { onboarding: 'welcome' },
    ['compare', 'cookie simple', 'compare', 'end', `leave ${WELCOME}`],
  ],
  [
    'a page of the app that has asked for the sign-in is its end',
    { onboarding: 'welcome', caller: '/security' },
    ['compare', 'cookie simple', 'compare', 'end', 'show /security'],
  ],
  ['a temporary password comes first', { said: TEMPORARY, features: CHANGE }, ['show /reset-temp-password']],
  [
    'a passkey that the answer offers has its page before the end',
    { said: OFFER, offeredHere: true },
    ['offer', 'show /passkey-offer'],
  ],
  ['a browser that cannot be offered a passkey has no page for it', { said: OFFER }, ['offer', ...PLAIN]],
  ['a refused offer is not repeated', { said: { passkeyOffer: false }, offeredHere: true }, PLAIN],
  ['no passkey is offered without the answer', { offeredHere: true }, PLAIN],
])('%s', async (_rule, facts, made) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation()
  expect(await ended(facts)).toEqual(made)
  expect(warned).not.toHaveBeenCalled()
})

// (sign-in/activation-code)
test('an activation code without the feature that changes it continues, and the console names the feature', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation()
  expect(await ended({ said: { passwordIsActivationCode: true } })).toEqual(PLAIN)
  expect(warned.mock.calls).toEqual([
    ['foyer: passwordIsActivationCode without the feature ChangePasswordInAuthAppEnabled'],
  ])
})

// (password-change/required)
test('no new password is demanded unless the server requires one', async () => {
  await expectSaga(demandNewPassword)
    .withReducer(appReducer, appState())
    .not.call.fn(goTo)
    .returns(false)
    .silentRun(20)
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

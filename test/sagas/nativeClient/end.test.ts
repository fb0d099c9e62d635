import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { signInEnd } from 'src/features/record/signInEnd'
import { selectCaller } from 'src/features/record/selectors'
import { endAtHost, endSignIn, openOwnPage } from 'src/sagas/leaving/endSignIn'
import { advanceTo, goTo } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { federatedLogin, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { callerHere, isCaller } from 'src/services/addresses/caller'
import { replaceLocation } from 'src/services/browser/navigation'
import { broadcastSignedIn } from 'src/services/browser/signedInChannel'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const caller = '?mode=native'
const END = { page: '/native-client', mode: 'native', parameters: ['client_id', 'code_challenge'] } as const

beforeEach(() => visit('https://app.example/signin/'))

// (addresses/mode, addresses/native)
test.each<[query: string, caller: string | undefined]>([
  ['?mode=native&client_id=a', '?mode=native&client_id=a'],
  ['?mode=Native', undefined],
  ['?mode=natives&state=s&redirect_uri=https://app.example/', undefined],
  ['?mode=window&client_id=a', '?mode=window&client_id=a'],
  ['?mode=Native&code_challenge=c', '?mode=Native&code_challenge=c'],
  ['?mode=window&client_id=', '?mode=window&client_id='],
  ['?mode=&client_id=a', '?mode=&client_id=a'],
  ['?mode=&code_challenge=c', '?mode=&code_challenge=c'],
  ['?mode=popup&client_id=a', 'popup'],
  ['?mode=native', '?mode=native'],
  ['?client_id=a&code_challenge=c', undefined],
  [`?mode=native&state=${'x'.repeat(5000)}`, `?mode=native&state=${'x'.repeat(5000)}`.slice(0, 4096)],
])('%s has the caller %s', (query, found) => {
  visit(`https://app.example/signin/${query}`)
  expect(callerHere()).toBe(found)
})

test('a stored request is a caller, whatever it contains', () => {
  expect([caller, '?mode=tab'].map(value => [isCaller(value), signInEnd(value as typeof caller)])).toEqual([
    [true, 'nativeClient'],
    [true, 'nativeClient'],
  ])
  expect(isCaller('native')).toBe(false)
})

// (addresses/native, one-sign-in/compared)
test('the page compares the mark and keeps the record for a refresh', () => {
  testSaga(endSignIn, 'nativeClient', '').next().call(openOwnPage, END).next().isDone()
  testSaga(openOwnPage, END)
    .next()
    .call(untilMayAct)
    .next(true)
    .put(autoLoginActions.cancelled())
    .next()
    .call(advanceTo, '/native-client')
    .next()
    .isDone()
  testSaga(openOwnPage, END).next().next(false).isDone()
})

test('a federated sign-in also ends there, without a token', () => {
  testSaga(federatedLogin).next().select(selectCaller).next(caller).call(openOwnPage, END).next().isDone()
})

describe('the end of a simple login for a native app', () => {
  const expectEnd = (outcome: 'done' | 'redirected', onboarding?: 'welcome') =>
    expectSaga(simpleLogin, onboarding)
      .withReducer(
        appReducer,
        appState({
          company: { settings: {}, features: [] },
          record: recordState({
            answer: { autoLoginEnabled: true },
            back: 'https://app.example/online/mail',
            caller,
          }),
        }),
      )
      .provide([
        [matchers.call.fn(readCookie), undefined],
        [matchers.call.fn(setAuthenticationMode), undefined],
        [matchers.call.fn(autoLogin), outcome],
        [matchers.call.fn(replaceLocation), undefined],
        [matchers.call.fn(goTo), undefined],
      ])

  test('hands over the sign-in after the hosts are notified', async () => {
    const end = await expectEnd('done')
      .call(autoLogin, 'https://app.example/signin/native-client')
      .put(autoLoginActions.cancelled())
      .call.like({ fn: goTo, args: ['/native-client'] })
      .not.call.fn(replaceLocation)
      .not.call.fn(broadcastSignedIn)
      .silentRun(20)
    expect(stateOf(end).record.caller).toBe(caller)
  })

  test('returns to the waiting app if a host takes over the browser', async () => {
    const end = await expectEnd('redirected').not.call.fn(goTo).silentRun(20)
    expect(stateOf(end).record.caller).toBe(caller)
    testSaga(endAtHost, 'nativeClient').next().isDone()
  })

  test('leads to the app even if a first onboarding is due', async () => {
    await expectEnd('done', 'welcome')
      .call.like({ fn: goTo, args: ['/native-client'] })
      .silentRun(20)
  })
})

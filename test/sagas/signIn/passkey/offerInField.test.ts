import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { type StaticProvider, throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { offerInField, tryPasskey } from 'src/sagas/signIn/passkeySaga'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type RequestOptions, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { isOnline } from 'src/services/browser/environment'
import { canAutofill } from 'src/services/browser/passkeys/passkeySupport'
import { logFailure } from 'src/services/log'
import { ASSERTION } from 'test/contract/serviceCalls'
import { appReducer, appState, atStep, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'

const OPTIONS: RequestOptions = { challenge: 'c', rpId: 'harbor.test' }
const DONE = { kind: 'done', credential: ASSERTION } as const
const atUsername: LoginState = { step: 'username', username: '' }

/** The steps of an offer until the browser has it. */
const expectOffered = (options: RequestOptions, ms: number) =>
  testSaga(offerInField)
    .next()
    .select(selectLogin)
    .next(atUsername)
    .call(canAutofill)
    .next(true)
    .call(fetchPasskeyRequest, 'signIn')
    .next(options)
    .race({ ceremony: raw.call(usePasskey, options, 'field'), late: raw.delay(ms) })

// (passkeys/autofill)
describe('an offer in the username field', () => {
  test.each([
    ['as the server says', { ...OPTIONS, timeout: 60_000 }, 60_000],
    ['five minutes, where the server says nothing', OPTIONS, 300_000],
  ])('stands for as long as its challenge is good: %s', (_rule, options, ms) => {
    expectOffered(options, ms).next({ late: true }).returns(undefined)
  })

  test.each([
    ['a passkey that was chosen', DONE, { credential: ASSERTION, rpId: 'harbor.test' }],
    ['suggestions that were closed', { kind: 'failed', reason: 'cancelled' }, undefined],
  ])('ends with %s', (_rule, ceremony, chosen) => {
    expectOffered(OPTIONS, 300_000).next({ ceremony }).returns(chosen)
  })

  const expectOffer = (login: LoginState, answers: StaticProvider[]) =>
    expectSaga(offerInField)
      .withReducer(appReducer, atStep(login))
      .provide([
        [matchers.call.fn(canAutofill), true],
        ...answers,
        [matchers.call.fn(usePasskey), DONE],
        [matchers.call.fn(logFailure), undefined],
      ])

  test.each(['signingIn', 'leaving'] as const)('is not made at the step %s', async step => {
    await expectOffer({ step, username: 'ada' }, [[matchers.call.fn(fetchPasskeyRequest), OPTIONS]])
      .not.call.fn(fetchPasskeyRequest)
      .returns(undefined)
      .silentRun(20)
  })

  test('is not made without options', async () => {
    await expectOffer(atUsername, [[matchers.call.fn(fetchPasskeyRequest), 'signedOut']])
      .not.call.fn(usePasskey)
      .returns(undefined)
      .silentRun(20)
  })

  test('that fails is on the console alone', async () => {
    const unreachable = failureOfKind('unreachable')
    const end = await expectOffer(atUsername, [
      [matchers.call.fn(fetchPasskeyRequest), throwError(unreachable)],
    ])
      .call.fn(logFailure)
      .returns(undefined)
      .silentRun(20)
    expect(stateOf(end).login).toEqual(atUsername)
  })
})

test('options for which one has to be signed in are told with their status', async () => {
  const end = await expectSaga(tryPasskey, undefined)
    .withReducer(appReducer, appState())
    .provide([
      [matchers.call.fn(isOnline), true],
      [matchers.call.fn(fetchPasskeyRequest), 'signedOut'],
    ])
    .not.call.fn(usePasskey)
    .silentRun(20)
  expect(stateOf(end).login).toEqual({
    step: 'username',
    username: '',
    problem: { code: 'serverLater', status: 401 },
  })
})

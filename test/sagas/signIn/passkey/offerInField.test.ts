import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { fieldOfferActions } from 'src/features/signIn/passkey/passkeySignInSlice'
import { mayOffer, offerInField } from 'src/sagas/passkeys/offerInField'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type RequestOptions, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { canAutofill, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { deadlineIn } from 'src/services/clock'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { appReducer, atStep } from 'test/support/appState'

const OPTIONS: RequestOptions = { challenge: 'c', rpId: 'harbor.test' }
const DONE = { kind: 'done', credential: ASSERTION } as const
const ENDS = { monotonicMs: 300_000, wallMs: 300_000 }
const IN_A_MINUTE = { monotonicMs: 60_000, wallMs: 60_000 }

/** The steps of an offer until the browser shows it. */
const expectOffered = () =>
  testSaga(offerInField)
    .next()
    .call(isAllowedHere, 'publickey-credentials-get')
    .next(true)
    .call(canAutofill)
    .next(true)
    .call(deadlineIn, 60_000)
    .next(IN_A_MINUTE)
    .put(fieldOfferActions.begun(IN_A_MINUTE))
    .next()
    .call(fetchPasskeyRequest, 'signIn')
    .next({ options: OPTIONS, ends: ENDS })
    .race({ ceremony: raw.call(usePasskey, OPTIONS, 'field'), late: raw.call(untilDeadline, ENDS) })

// (passkeys/autofill)
describe('a passkey offer in the username field', () => {
  test('lasts as long as its challenge is valid', () => {
    expectOffered().next({ late: undefined }).returns(undefined)
  })

  test.each([
    ['a chosen passkey', DONE, { credential: ASSERTION, rpId: 'harbor.test' }],
    ['dismissed suggestions', { kind: 'failed', reason: 'cancelled' }, undefined],
  ])('ends with %s', (_rule, ceremony, chosen) => {
    expectOffered().next({ ceremony }).returns(chosen)
  })

  test.each(['signingIn', 'leaving'] as const)('is not started at the step %s', async step => {
    await expectSaga(mayOffer)
      .withReducer(appReducer, atStep({ step, username: 'ada' }))
      .returns(false)
      .silentRun(20)
  })
})

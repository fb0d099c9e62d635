import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { companySlice } from 'src/features/company/companySlice'
import { offerActions, passkeyOfferSlice } from 'src/features/passkeys/passkeyOfferSlice'
import { recordSlice } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { sessionSlice } from 'src/features/session/sessionSlice'
import { enrol } from 'src/sagas/passkeys/enrol'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { passkeyOfferJourney } from 'src/sagas/signIn/passkey/passkeyOffer'
import { notePasskeyLater } from 'src/services/storage/passkeyLater'
import { fieldOfferActions } from 'src/features/signIn/passkey/passkeySignInSlice'
import { mayOffer, offerInField } from 'src/sagas/passkeys/offerInField'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { type RequestOptions, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { canAutofill, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { deadlineIn } from 'src/services/clock'
import { logFailure } from 'src/services/log'
import { recordState, appReducer, atStep } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { ASSERTION } from 'test/support/passkeyCredentials'

/** Returns the state of a sign-in with these flags. */
const reducer = (said: AnswerFacts) =>
  combineReducers({
    company: companySlice.reducer,
    passkeyOffer: passkeyOfferSlice.reducer,
    record: (state = recordState({ answer: said }), action: UnknownAction) =>
      recordSlice.reducer(state, action),
    session: sessionSlice.reducer,
  })

/** Runs the page of an offer; `given` overrides the answers. */
function open(given: Services = [], said: AnswerFacts = { passkeyOffer: true }) {
  const done: string[] = []
  const followChecks = () =>
    void done.push(`checks, with ${JSON.stringify(store.getState().record.signIn.answer)}`)
  const services: Services = [
    [notePasskeyLater, () => void done.push('later')],
    [enrol, () => ({ kind: 'kept' })],
    [loadAfterPassword, () => ({ followChecks })],
    ...given,
  ]
  const { store, moves } = runJourney(passkeyOfferJourney, {
    reducer: reducer(said),
    at: '/passkey-offer',
    services,
  })
  return { store, moves, done, step: () => store.getState().passkeyOffer }
}

const CHECKS = 'checks, with {"passkeyOffer":false}'

// (passkeys/offer)
test('a stored passkey continues the sign-in', async () => {
  const page = open()
  expect(page.step()).toEqual({ step: 'offered' })
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.done).toEqual([CHECKS])
  expect(page.step()).toEqual({ step: 'ending', saved: true })
})

// (passkeys/not-now)
test('Not now is remembered and continues the sign-in', async () => {
  const page = open()
  page.store.dispatch(offerActions.declined())
  await settled()
  expect(page.done).toEqual(['later', CHECKS])
})

test('Not now closes an open dialog', async () => {
  const page = open([[enrol, () => new Promise(() => undefined)]])
  page.store.dispatch(offerActions.accepted())
  page.store.dispatch(offerActions.declined())
  await settled()
  expect(page.done).toEqual(['later', CHECKS])
})

test.each([
  ['a failure', { kind: 'failed', problem: { code: 'passkeyNotCreated' } }, 'passkeyNotCreated'],
  ['a session that is too old', { kind: 'proveAgain' }, 'passkeyNotHere'],
])('%s is reported, and the user can try again', async (_what, enrolment, code) => {
  const answers = [enrolment, { kind: 'kept' }]
  const page = open([[enrol, () => answers.shift()]])
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.step()).toEqual({ step: 'offered', problem: { code } })
  expect(page.done).toEqual([])
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.done).toEqual([CHECKS])
})

test('two presses create one passkey', async () => {
  let calls = 0
  const page = open([[enrol, () => new Promise(() => (calls += 1))]])
  page.store.dispatch(offerActions.accepted())
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(calls).toBe(1)
})

test('a user without an offer is sent away', async () => {
  const page = open([], {})
  await settled()
  expect(page.moves).toEqual([{ method: 'replace', route: '/', state: undefined }])
  expect(page.done).toEqual([])
})

// (sign-in/told-why)
test('a user who has answered the offer is not asked again: the session status leads on', async () => {
  const page = open([], { passkeyOffer: false })
  await settled()
  expect(page.moves).toEqual([{ method: 'replace', route: '/session-status', state: undefined }])
  expect(page.done).toEqual([])
})

test.each([
  ['an expired session', [[enrol, () => ({ kind: 'signedOut' })]] as Services, 'signInAgain'],
  [
    'checks that fail',
    [
      [
        loadAfterPassword,
        () => {
          throw failureOfKind('unreachable')
        },
      ],
    ] as Services,
    'serverLater',
  ],
])('%s leads to the sign-in page, which shows the reason', async (_rule, services, code) => {
  const page = open(services)
  page.store.dispatch(offerActions.accepted())
  await settled()
  expect(page.moves).toMatchObject([{ route: '/' }])
  expect(page.store.getState().session.abortReason).toEqual({ code })
})

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

  test.each(['blocked', 'unsupported', 'noAuthenticator'])('is the last one after the failure %s', reason => {
    expectOffered()
      .next({ ceremony: { kind: 'failed', reason } })
      .put(fieldOfferActions.failed())
      .next()
      .returns(undefined)
  })

  test('is the last one after options that require a session', () => {
    testSaga(offerInField)
      .next()
      .next(true)
      .next(true)
      .next(IN_A_MINUTE)
      .next()
      .next('signedOut')
      .call(logFailure, 'the offer of passkeys', { kind: 'unreadable', status: 401 })
      .next()
      .put(fieldOfferActions.failed(undefined))
  })

  test.each(['signingIn', 'leaving'] as const)('is not started at the step %s', async step => {
    await expectSaga(mayOffer)
      .withReducer(appReducer, atStep({ step, username: 'ada' }))
      .returns(false)
      .silentRun(20)
  })
})

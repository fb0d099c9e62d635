import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import {
  selectTemporary,
  temporaryActions,
  temporaryPasswordSlice,
  type TemporaryState,
} from 'src/features/password/temporary/temporaryPasswordSlice'
import { recordActions } from 'src/features/record/recordSlice'
import type { RecordState, AnswerFacts } from 'src/features/record/recordState'
import { selectAnswer } from 'src/features/record/selectors'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import {
  completeOnboarding,
  replaceTemporaryPassword,
  temporaryPasswordJourney,
} from 'src/sagas/password/temporaryPasswordSaga'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { setTemporaryPassword } from 'src/services/api/password/passwordService'
import { actingReducers } from 'test/support/actingReducers'
import { recordState } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const reducer = combineReducers({ ...actingReducers, temporaryPassword: temporaryPasswordSlice.reducer })
const base = { visit: 1 }
const saving: TemporaryState = { ...base, step: 'saving' }
const submitted = temporaryActions.submitted({ newPassword: 'Correct-Horse-9' })
const ended = (result: { storeState?: unknown }) =>
  (result.storeState as { temporaryPassword: TemporaryState }).temporaryPassword
const saidIn = (result: { storeState?: unknown }) =>
  (result.storeState as { record: RecordState }).record.signIn.answer

const own = recordActions.answerMerged({ passwordIsActivationCode: false, passwordChange: undefined })
/** The flags in the answer to the password. */
const said: AnswerFacts = { passwordIsActivationCode: true, autoLoginEnabled: false }
const begun = {
  ...reducer(undefined, { type: 'begun' }),
  record: recordState({ answer: said }),
  temporaryPassword: saving,
}

test('the password is saved first, then the status, then the session status is read', () => {
  testSaga(replaceTemporaryPassword, submitted)
    .next()
    .select(selectTemporary)
    .next(saving)
    .call(callForPerson, setTemporaryPassword, 'Correct-Horse-9')
    .next('saved')
    .select(selectAnswer)
    .next(said)
    .put(own)
    .next()
    .call(completeOnboarding)
    .next()
    .call(redirectTo, '/session-status', { passwordSaved: true })
    .next()
    .isDone()
})

test('the status is set to Completed, also in this tab', () => {
  testSaga(completeOnboarding)
    .next()
    .call(callForPerson, setOnboardingStatus, 'Completed')
    .next()
    .put(recordActions.onboardingRead('Completed'))
    .next()
    .isDone()
})

test('a status that the server rejects is logged, and the user continues', () => {
  testSaga(completeOnboarding)
    .next()
    .call(callForPerson, setOnboardingStatus, 'Completed')
    .throw(failureOfKind('refused', { status: 500 }))
    .call(logFailure, 'onboarding status', { kind: 'refused', status: 500 })
    .next()
    .isDone()
})

// (password-change/temporary-answers, sign-in/again)
test('an expired session leads to the sign-in page, which reports it without blaming the password', async () => {
  const result = await expectSaga(replaceTemporaryPassword, submitted)
    .withReducer(reducer, begun)
    .provide([
      [matchers.call.fn(setTemporaryPassword), 'signedOut'],
      [matchers.call.fn(abortSignIn), undefined],
    ])
    .call(abortSignIn, { code: 'signInAgain' })
    .not.call.fn(completeOnboarding)
    .run()
  expect(ended(result)).toEqual(saving)
  expect(saidIn(result)).toEqual(said)
})

// (password-change/temporary-answers, password-change/server-words)
test.each<[what: string, answer: unknown, problem: object, said: AnswerFacts]>([
  ['a rejection in the server’s words', { text: 'Zu alt' }, { code: 'serverText', text: 'Zu alt' }, said],
  ['a failed call', throwError(failureOfKind('unreachable')), { code: 'tryAgainLater' }, said],
  [
    'a password that is already the person’s own',
    'alreadyCreated',
    { code: 'alreadyCreated' },
    { ...said, passwordIsActivationCode: false },
  ],
])('the form shows %s, and the page stays', async (_what, answer, problem, facts) => {
  const result = await expectSaga(replaceTemporaryPassword, submitted)
    .withReducer(reducer, begun)
    .provide([[matchers.call.fn(setTemporaryPassword), answer as never]])
    .not.call.fn(redirectTo)
    .run()
  expect(ended(result)).toEqual({ ...base, step: 'editing', problem })
  expect(saidIn(result)).toEqual(facts)
})

// (password-change/required)
test.each([
  ['expired', false],
  ['policy', false],
  ['temporary', true],
  [undefined, true],
] as const)('after the reason %s, the onboarding ends: %s', async (passwordChange, ends) => {
  const answer = { passwordChange, passwordIsActivationCode: true }
  const run = expectSaga(replaceTemporaryPassword, submitted)
    .withReducer(reducer, { ...begun, record: recordState({ answer }) })
    .provide([
      [matchers.call.fn(setTemporaryPassword), 'saved'],
      [matchers.call.fn(completeOnboarding), undefined],
      [matchers.call.fn(redirectTo), undefined],
    ])
    .call(redirectTo, '/session-status', { passwordSaved: true })
  if (ends) run.call(completeOnboarding)
  else run.not.call.fn(completeOnboarding)
  expect(saidIn(await run.run())).toEqual({ passwordIsActivationCode: false })
})

test('if the server still requires a new password, the form is shown again', () => {
  const gone = jest.fn()
  const answer = { passwordIsActivationCode: false, passwordChange: 'expired' } as const
  const { store } = runJourney(temporaryPasswordJourney, {
    reducer,
    state: { record: recordState({ answer }) },
    services: [[redirectTo, gone]],
  })
  expect(gone).not.toHaveBeenCalled()
  expect(store.getState().temporaryPassword).toEqual({ ...base, step: 'editing' })
})

// 'Please refresh the page to continue' (password-change/temporary-answers) must be true.
test.each<[rule: string, said: boolean | undefined, route: string | undefined]>([
  ['a user whose password is known to be permanent', false, '/session-status'],
  ['a user whose password is known to be temporary', true, undefined],
  ['a user whose password has an unknown state', undefined, undefined],
])('whether the form is shown to %s', (_rule, passwordIsActivationCode, route) => {
  const gone = jest.fn()
  const store = runJourney(temporaryPasswordJourney, {
    reducer,
    state: { record: recordState({ answer: { passwordIsActivationCode } }) },
    services: [[redirectTo, gone]],
  }).store
  expect(gone.mock.calls).toEqual(route ? [[route]] : [])
  expect(store.getState().temporaryPassword).toEqual(route ? { step: 'away' } : { ...base, step: 'editing' })
})

test('two presses send one call', async () => {
  const made = jest.fn(() => new Promise(() => {}))
  const { dispatch } = runJourney(temporaryPasswordJourney, {
    reducer: reducer,
    services: [[setTemporaryPassword, made]],
  }).store
  dispatch(submitted)
  dispatch(submitted)
  await settled()
  expect(made).toHaveBeenCalledTimes(1)
})

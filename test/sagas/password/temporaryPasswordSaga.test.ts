import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import {
  selectTemporary,
  temporaryActions,
  temporaryReducer,
  type TemporaryState,
} from 'src/features/password/temporary/temporarySlice'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { redirectTo } from 'src/sagas/navigation/goTo'
import {
  completeOnboarding,
  noteOwnPassword,
  replaceTemporaryPassword,
  temporaryPasswordJourney,
} from 'src/sagas/password/temporaryPasswordSaga'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingStatusService'
import { answerSignIn, readSaid } from 'src/services/storage/signInFacts'
import { setTemporaryPassword } from 'src/services/api/passwordService'
import { writeSession } from 'src/services/storage/sessionStore'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'

const reducer = combineReducers({ temporaryPassword: temporaryReducer })
const base = { visit: 1 }
const saving: TemporaryState = { ...base, step: 'saving' }
const submitted = temporaryActions.submitted({ newPassword: 'Correct-Horse-9' })
const ended = (result: { storeState?: unknown }) =>
  (result.storeState as { temporaryPassword: TemporaryState }).temporaryPassword

beforeEach(() => sessionStorage.clear())

test('the password first, then the status, then the session status', () => {
  testSaga(replaceTemporaryPassword, submitted)
    .next()
    .select(selectTemporary)
    .next(saving)
    .call(setTemporaryPassword, 'Correct-Horse-9')
    .next('saved')
    .call(noteOwnPassword)
    .next()
    .call(completeOnboarding)
    .next()
    .call(redirectTo, '/session-status')
    .next()
    .isDone()
})

test('the status is Completed, also in this tab', () => {
  testSaga(completeOnboarding)
    .next()
    .call(setOnboardingStatus, 'Completed')
    .next()
    .call(writeSession, 'foyer.onboardingStatus', 'Completed')
    .next()
    .isDone()
})

test('a status that is not taken is logged, and the person goes on', () => {
  testSaga(completeOnboarding)
    .next()
    .call(setOnboardingStatus, 'Completed')
    .throw(failureOfKind('refused', { status: 500 }))
    .call(logFailure, 'onboarding status', { kind: 'refused', status: 500 })
    .next()
    .isDone()
})

const save = (answer: unknown) =>
  expectSaga(replaceTemporaryPassword, submitted)
    .withReducer(reducer, { temporaryPassword: saving })
    .provide([[matchers.call.fn(setTemporaryPassword), answer as never]])
    .run()

test('a password that was created before', async () => {
  expect(ended(await save('alreadyCreated'))).toEqual({
    ...base,
    step: 'editing',
    problem: { code: 'alreadyCreated' },
  })
  expect(readSaid().passwordIsActivationCode).toBe(false)
})

// (password-change/temporary-answers, sign-in/again)
test('a session that is over leads to the sign-in page, which says so, and says nothing of the password', async () => {
  const result = await expectSaga(replaceTemporaryPassword, submitted)
    .withReducer(reducer, { temporaryPassword: saving })
    .provide([
      [matchers.call.fn(setTemporaryPassword), 'signedOut'],
      [matchers.call.fn(abortSignIn), undefined],
    ])
    .call(abortSignIn, { code: 'signInAgain' })
    .not.call.fn(completeOnboarding)
    .run()
  expect(ended(result)).toEqual(saving)
  expect(readSaid()).toEqual({})
})

test('a password that is not taken', async () => {
  expect(ended(await save(throwError(failureOfKind('refused', { status: 400 }))))).toEqual({
    ...base,
    step: 'editing',
    problem: { code: 'usedPassword', status: 400 },
  })
  expect(readSaid()).toEqual({})
})

test('a password of the person’s own outranks what was said before, and nothing else of it', () => {
  answerSignIn('ada', { passwordIsActivationCode: true, autoLoginEnabled: false })
  noteOwnPassword()
  expect(readSaid()).toMatchObject({ passwordIsActivationCode: false, autoLoginEnabled: false })
})

// 'Please refresh the page to continue' (password-change/temporary-answers) has to be true.
test.each<[rule: string, said: boolean | undefined, route: string | undefined]>([
  ['a password that is known to be the person’s own', false, '/session-status'],
  ['one that is known to be temporary', true, undefined],
  ['one of which nobody has said anything', undefined, undefined],
])('the page and %s', (_rule, said, route) => {
  answerSignIn('ada', { passwordIsActivationCode: said })
  const gone = jest.fn()
  const store = runJourney(temporaryPasswordJourney, {
    reducer: reducer,
    services: [[redirectTo, gone]],
  }).store
  expect(gone.mock.calls).toEqual(route ? [[route]] : [])
  expect(store.getState().temporaryPassword).toEqual(route ? { step: 'away' } : { ...base, step: 'editing' })
})

test('two presses are one call', () => {
  const made = jest.fn(() => new Promise(() => {}))
  const { dispatch } = runJourney(temporaryPasswordJourney, {
    reducer: reducer,
    services: [[setTemporaryPassword, made]],
  }).store
  dispatch(submitted)
  dispatch(submitted)
  expect(made).toHaveBeenCalledTimes(1)
})

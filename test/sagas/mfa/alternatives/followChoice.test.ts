import { testSaga } from 'redux-saga-test-plan'
import { alternativesActions } from 'src/features/mfa/alternatives/alternativesSlice'
import { stepEvents } from 'src/features/mfa/factor'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { followChoice, followStep, leadOn } from 'src/sagas/mfa/alternatives/followChoice'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { followAcceptedCode, followDestination } from 'src/sagas/signIn/factor'
import { signInFailure } from 'src/sagas/signIn/signInFailure'

const step = { type: 'symantecVip', action: 'code' }
const destination = { kind: 'screen', route: '/symantec', cookie: 'symantecVIP' } as const
const CALL = 'POST /api/auth/v2/factor'

// (alternatives/answer)
test('the awaited code is cleared before the app opens the chosen factor, and the previous factor does not count as passed', () => {
  testSaga(followStep, step)
    .next()
    .put(recordActions.codeForgotten())
    .next()
    .select(selectRoute)
    .next('/phone-auth')
    .call(followDestination, destination, CALL, false)
    .next(false)
    .returns(false)
})

test('a fault on the way ends the sign-in with its reason', () => {
  const fault = new Error('fault')
  testSaga(followStep, step)
    .next()
    .next()
    .next('/phone-auth')
    .throw(fault)
    .call(signInFailure, fault)
    .next({ code: 'serverLater' })
    .call(abortSignIn, { code: 'serverLater' })
    .next()
    .returns(false)
})

// (alternatives/same-page)
test('the journey of the page ends first, and nothing restarts on another page', () => {
  testSaga(followChoice, { kind: 'chosen', step })
    .next()
    .put(stepEvents.replaced())
    .next()
    .next(false)
    .isDone()
})

test('on the same page factors can be chosen again before the journey restarts', () => {
  testSaga(followChoice, { kind: 'chosen', step })
    .next()
    .put(stepEvents.replaced())
    .next()
    .next(true)
    .put(alternativesActions.begun())
    .next()
    .put(stepEvents.due())
    .next()
    .isDone()
})

// (alternatives/rejected)
test('an approval in the meantime is shown before it is processed', () => {
  testSaga(leadOn, { kind: 'approved' })
    .next()
    .put(pollActions.accepted())
    .next()
    .call(followAcceptedCode, { kind: 'approved' })
    .next(false)
    .returns(false)
})

test.each([
  ['the end of the sign-in', { kind: 'signedOut' } as const, followAcceptedCode, { kind: 'signedOut' }],
  ['a chosen factor', { kind: 'chosen', step } as const, followStep, step],
])('%s is processed at once', (_rule, outcome, follow, given) => {
  testSaga(leadOn, outcome)
    .next()
    .call(follow as (given: unknown) => unknown, given)
    .next(true)
    .returns(true)
})

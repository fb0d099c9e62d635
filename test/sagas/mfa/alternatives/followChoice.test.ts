import { testSaga } from 'redux-saga-test-plan'
import { alternativesActions } from 'src/features/mfa/alternatives/alternativesSlice'
import { stepEvents } from 'src/features/mfa/stepEvents'
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
test('the code that was awaited is forgotten before the app goes to the chosen factor, without passing the one before', () => {
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
test('the journey of the page ends first; on another page nothing begins again', () => {
  testSaga(followChoice, { kind: 'chosen', step })
    .next()
    .put(stepEvents.replaced())
    .next()
    .next(false)
    .isDone()
})

test('on the same page the choice is offered again before the journey begins again', () => {
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
test('an approval meanwhile is shown before it is followed', () => {
  testSaga(leadOn, { kind: 'approved' })
    .next()
    .put(pollActions.accepted())
    .next()
    .call(followAcceptedCode, { kind: 'approved' })
    .next(false)
    .returns(false)
})

test.each([
  ['a sign-in that is over', { kind: 'signedOut' } as const, followAcceptedCode, { kind: 'signedOut' }],
  ['a chosen factor', { kind: 'chosen', step } as const, followStep, step],
])('%s is followed at once', (_rule, outcome, follow, given) => {
  testSaga(leadOn, outcome)
    .next()
    .call(follow as (given: unknown) => unknown, given)
    .next(true)
    .returns(true)
})

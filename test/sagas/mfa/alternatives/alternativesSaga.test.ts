import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { alternativesActions, alternativesSlice } from 'src/features/mfa/alternatives/alternativesSlice'
import { codeActions, factorCodeSlice } from 'src/features/mfa/factorCodeSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import {
  alternativesJourney,
  requestFactor,
  followChoice,
  followStep,
} from 'src/sagas/mfa/alternatives/alternativesSaga'
import { settleUnauthorized } from 'src/sagas/mfa/codeEntry'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { chooseFactor } from 'src/services/api/alternativesService'
import { logFailure } from 'src/services/log'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { stepEvents } from 'src/features/mfa/factor'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { recordActions } from 'src/features/record/recordSlice'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { followAcceptedCode, followDestination } from 'src/sagas/signIn/factor'
import { signInFailure } from 'src/sagas/caught'

const step = { type: 'email', timeout: 300 }
const chosen = { kind: 'chosen', step } as const

describe('requesting another factor, in this order', () => {
  // (alternatives/choice)
  test('clears the error of the previous factor, then sends the call for the page’s user', () => {
    testSaga(requestFactor, 'email')
      .next()
      .put(codeActions.edited())
      .next()
      .call(callForPerson, chooseFactor, 'email')
      .next(step)
      .returns(chosen)
  })

  // (alternatives/failed)
  test('logs a failed call before it is shown', () => {
    testSaga(requestFactor, 'email')
      .next()
      .next()
      .throw(failureOfKind('unreachable'))
      .call(logFailure, 'another factor', { kind: 'unreachable' })
      .next()
      .call(settleUnauthorized, { kind: 'unreachable' })
      .next(undefined)
      .put(alternativesActions.refused({ code: 'serverTryLater' }))
      .next()
      .returns('refused')
  })

  // (alternatives/rejected)
  test('a rejection with its own message is not a failed call, and a 401 decides by the session', () => {
    const refused = { kind: 'refused', status: 401, text: 'No.' } as const
    const asked = testSaga(requestFactor, 'email')
      .next()
      .next()
      .throw(failureOfKind('refused', { status: 401, text: 'No.' }))
      .call(settleUnauthorized, refused)
      .save('asked')
    asked.next({ kind: 'signedOut' }).returns({ kind: 'signedOut' })
    asked
      .restore('asked')
      .next(undefined)
      .put(alternativesActions.refused({ code: 'serverText', text: 'No.', status: 401 }))
  })
})

describe('the page with another factor', () => {
  const open = (choose: () => unknown) => {
    const followed: unknown[] = []
    const journey = runJourney(alternativesJourney, {
      reducer: combineReducers({
        ...actingReducers,
        alternatives: alternativesSlice.reducer,
        factorCode: factorCodeSlice.reducer,
      }),
      at: '/phone-auth',
      services: [
        [chooseFactor, choose],
        [followChoice, outcome => followed.push(outcome)],
      ],
    })
    const choice = async (type: string) => {
      journey.store.dispatch(alternativesActions.chosen(type))
      await settled()
    }
    return { ...journey, followed, choice, state: () => journey.store.getState().alternatives }
  }
  const holding = () => {
    let answer: (step: object) => void = () => undefined
    const choose = jest.fn(() => new Promise(resolve => (answer = resolve)))
    return { choose, answer: (given: object) => answer(given) }
  }

  // (alternatives/choice)
  test('sends one call for two choices and follows it', async () => {
    const { choose, answer } = holding()
    const page = open(choose)
    await page.choice('email')
    await page.choice('totp')
    expect(choose.mock.calls).toEqual([['email', {}]])
    answer(step)
    await settled()
    expect(page.followed).toEqual([chosen])
  })

  // (alternatives/rejected)
  test('stays after a rejection', async () => {
    const page = open(() => Promise.reject(failureOfKind('refused', { status: 400, text: 'No.' })))
    await page.choice('email')
    expect(page.followed).toHaveLength(0)
    expect(page.state()).toMatchObject({ problem: { code: 'serverText', text: 'No.' } })
  })

  // (alternatives/while)
  test.each([
    ['a code', codeActions.accepted()],
    ['an approval', pollActions.accepted()],
    ['a passkey', passkeyFactorActions.accepted()],
  ])('ends the choice if %s is accepted before the response', async (_rule, accepted) => {
    const { choose, answer } = holding()
    const page = open(choose)
    await page.choice('email')
    page.store.dispatch(accepted)
    await settled()
    expect(page.state()).toEqual({ step: 'offered' })
    answer(step)
    await settled()
    expect(page.followed).toEqual([])
  })
})

const another = { type: 'symantecVip', action: 'code' }
const destination = { kind: 'screen', route: '/symantec', cookie: 'symantecVIP' } as const
const CALL = 'POST /api/auth/v2/factor'

// (alternatives/answer)
test('the awaited code is cleared before the app opens the chosen factor, and the previous factor does not count as passed', () => {
  testSaga(followStep, another)
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
  testSaga(followStep, another)
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
  testSaga(followChoice, { kind: 'chosen', step: another })
    .next()
    .put(stepEvents.replaced())
    .next()
    .call(followStep, another)
    .next(false)
    .isDone()
})

// (alternatives/rejected)
test('an approval in the meantime is shown before it is processed', () => {
  testSaga(followChoice, { kind: 'approved' })
    .next()
    .put(stepEvents.replaced())
    .next()
    .put(pollActions.accepted())
    .next()
    .call(followAcceptedCode, { kind: 'approved' })
    .next(false)
    .isDone()
})

test('on the same page factors can be chosen again before the journey restarts', () => {
  testSaga(followChoice, { kind: 'chosen', step: another })
    .next()
    .next()
    .next(true)
    .put(alternativesActions.begun())
    .next()
    .put(stepEvents.due())
    .next()
    .isDone()
})

import * as raw from 'redux-saga/effects'
import { expectSaga } from 'redux-saga-test-plan'
import { stepEvents } from 'src/features/mfa/factor'
import type { Saga } from 'src/sagas/effects'
import { restartOnNewStep } from 'src/sagas/mfa/restartOnNewStep'

const course: string[] = []

/** Records its begin and its end, which an action of the type 'over' causes. */
function* journey(): Saga {
  course.push('begun')
  try {
    yield raw.take('over')
  } finally {
    course.push((yield raw.cancelled()) === true ? 'cancelled' : 'ended')
  }
}

const over = { type: 'over' }
const { replaced, due } = stepEvents

beforeEach(() => {
  course.length = 0
})

// (alternatives/same-page)
test.each([
  ['ends with its page', [over, due()], ['begun', 'ended']],
  ['ends when its step is replaced', [replaced()], ['begun', 'cancelled']],
  [
    'begins again with the next step of its page',
    [replaced(), due()],
    ['begun', 'cancelled', 'begun', 'cancelled'],
  ],
  [
    'begins again each time',
    [replaced(), due(), replaced(), due(), over],
    ['begun', 'cancelled', 'begun', 'cancelled', 'begun', 'ended'],
  ],
])('a journey %s', async (_rule, actions, expected) => {
  const run = expectSaga(restartOnNewStep(journey))
  for (const action of actions) run.dispatch(action)
  await run.silentRun(20)
  expect(course).toEqual(expected)
})

import * as raw from 'redux-saga/effects'
import { expectSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Saga } from 'src/sagas/effects'
import { restartOnPageShow } from 'src/sagas/lifetime/whilePageShown'

const told: string[] = []

/** Records its start and its end, which an action of the type 'over' triggers. */
function* journey(): Saga {
  told.push('begun')
  try {
    yield raw.take('over')
  } finally {
    told.push((yield raw.cancelled()) === true ? 'cancelled' : 'ended')
  }
}

const over = { type: 'over' }
const shownAgain = sessionEvents.pageRestored()

beforeEach(() => {
  told.length = 0
})

// (addresses/shown-again)
test.each([
  ['that is running is cancelled and restarted', [shownAgain], ['begun', 'cancelled', 'begun', 'cancelled']],
  ['that has ended is restarted', [over, shownAgain], ['begun', 'ended', 'begun', 'cancelled']],
  [
    'that has ended twice is restarted',
    [shownAgain, over, shownAgain, over, shownAgain],
    ['begun', 'cancelled', 'begun', 'ended', 'begun', 'ended', 'begun', 'cancelled'],
  ],
])('when the page is shown again, a journey %s', async (_rule, actions, course) => {
  const run = expectSaga(restartOnPageShow(journey))
  for (const action of actions) run.dispatch(action)
  await run.silentRun(10)
  expect(told).toEqual(course)
})

test('a journey that has ended is not restarted otherwise', async () => {
  await expectSaga(restartOnPageShow(journey)).dispatch(over).dispatch(over).silentRun(10)
  expect(told).toEqual(['begun', 'ended'])
})

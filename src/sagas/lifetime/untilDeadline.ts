import { SECOND_MS } from 'src/constants/timings'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, race, type Saga, takeEffect } from 'src/sagas/effects'
import { type Deadline, millisecondsLeft } from 'src/services/clock'

/**
 * Waits until a deadline. It reads the clocks every second and when the page becomes visible, because timers pause
 * while the machine sleeps (calls/deadlines).
 */
export function* untilDeadline(deadline: Deadline): Saga {
  for (;;) {
    const left = yield* call(millisecondsLeft, deadline)
    if (left <= 0) return
    yield* race({
      waited: delayEffect(Math.min(left, SECOND_MS)),
      noticed: takeEffect(sessionEvents.pageNoticed),
    })
  }
}

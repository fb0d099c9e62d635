import { SECOND_MS } from 'src/constants/timings'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, race, type Saga, takeEffect } from 'src/sagas/effects'
import { type Deadline, millisecondsLeft } from 'src/services/clock'

/** Waits until a deadline. It asks the clocks each second and when the page is seen again: a timer stands still while the machine sleeps (calls/deadlines). */
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

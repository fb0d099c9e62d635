import { SECOND_MS } from 'src/constants/timings'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delay, race, type Saga, take } from 'src/sagas/effects'
import { type Deadline, millisecondsLeft } from 'src/services/clock'

/** Waits until a deadline. It reads the clocks every second and when the page becomes visible, because timers pause while the machine sleeps (calls/deadlines). */
export function* untilDeadline(deadline: Deadline): Saga {
  for (;;) {
    const left = yield* call(millisecondsLeft, deadline)
    if (left <= 0) return
    yield* race({
      waited: delay(Math.min(left, SECOND_MS)),
      noticed: take(sessionEvents.pageNoticed),
    })
  }
}

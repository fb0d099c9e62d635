import { LEFT_OUT_NOTICE_MS } from 'src/constants/timings'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { call, delayEffect, put, race, type Saga, take, takeEffect } from 'src/sagas/effects'
import type { LeftOutHost } from 'src/services/http/reportEntry'

/**
 * Shows which local hosts were left out before the page is left. A person who chose to skip them has already read it
 * (sign-in/local-hosts-told).
 */
export function* showLeftOutHosts(leftOut: readonly LeftOutHost[]): Saga {
  const names = leftOut.map(({ name }) => name)
  if (leftOut.some(({ why }) => why !== 'skipped')) {
    const denied = leftOut.some(({ why }) => why === 'denied')
    yield* call(untilRead, { names, denied })
  }
  yield* put(autoLoginActions.notified(names))
}

/** Ends when the person continues, or after 5000 ms unless the person chooses to stay. */
export function* untilRead(list: Parameters<typeof autoLoginActions.leftOutTold>[0]): Saga {
  let read = false
  try {
    yield* put(autoLoginActions.leftOutTold(list))
    const { stayed } = yield* race({
      continued: takeEffect(autoLoginEvents.leftOutRead),
      stayed: takeEffect(autoLoginActions.leftOutKept),
      late: delayEffect(LEFT_OUT_NOTICE_MS),
    })
    if (stayed) yield* take(autoLoginEvents.leftOutRead)
    read = true
  } finally {
    if (!read) yield* put(autoLoginActions.cancelled())
  }
}

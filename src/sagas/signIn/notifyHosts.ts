import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { AUTO_LOGIN_CHECK_MS, AUTO_LOGIN_WAIT_MS } from 'src/constants/timings'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import type { LocalTally } from 'src/features/autoLogin/hostsToCall'
import { all, call, delay, put, race, type Saga, take } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { notifyHost } from 'src/services/api/autoLoginService'
import { wallClock } from 'src/services/browser/environment'
import { deadlineIn } from 'src/services/clock'

/** Counts outside the store, which is updated only at each check: a thousand answers must not cause a thousand renders. */
export interface Tally {
  answered: number
  total: number
  /** The tally of the local hosts among them (sign-in/local-hosts-named). */
  local?: LocalTally
}

/**
 * Signs the person in on all hosts concurrently. Ends when all have answered, after 180000 ms, or when the person
 * continues, and then aborts the remaining calls (sign-in/auto-login-wait).
 */
export function* notifyHosts(hosts: readonly string[], token: string, local?: LocalTally): Saga {
  if (hosts.length === 0) return
  const tally: Tally = { answered: 0, total: hosts.length, ...(local && { local }) }
  const beganMs = yield* call(wallClock)
  let over = false
  const ends = yield* call(deadlineIn, AUTO_LOGIN_WAIT_MS)
  try {
    yield* put(autoLoginActions.hostsCounted({ total: hosts.length, ends }))
    if (local) yield* put(autoLoginActions.hostsLeftOut(namesOf(local)))
    yield* race({
      answered: all(hosts.map(host => call(notifyAndCount, host, token, beganMs, tally))),
      checked: call(untilAnswered, tally),
      late: call(untilDeadline, ends),
      skipped: take(autoLoginEvents.skipped),
    })
    over = true
  } finally {
    if (over && local) closeTally(local)
    yield* put(over ? autoLoginActions.notified(local && namesOf(local)) : autoLoginActions.cancelled())
  }
}

const namesOf = ({ leftOut }: LocalTally): string[] => leftOut.map(({ name }) => name)

/** Counts the hosts that have not answered by the end as left out. */
function closeTally({ open, leftOut }: LocalTally): void {
  for (const name of open.values()) leftOut.push({ name, why: 'unanswered' })
  open.clear()
}

/** Signs the person in on one host; a failure counts as an answer (sign-in/auto-login-hosts). */
export function* notifyAndCount(host: string, token: string, nowMs: number, tally: Tally): Saga {
  try {
    yield* call(notifyHost, host, token, nowMs)
  } catch {
    // A failure concerns only that host; the person is signed in here.
    const name = tally.local?.open.get(host)
    if (name) tally.local?.leftOut.push({ name, why: 'unanswered' })
  }
  tally.local?.open.delete(host)
  tally.answered += 1
}

/** Checks every 1000 ms how many hosts have answered, until all have. */
export function* untilAnswered(tally: Tally): Saga {
  for (;;) {
    yield* delay(AUTO_LOGIN_CHECK_MS)
    yield* put(autoLoginActions.hostsAnswered(tally.answered))
    if (tally.local) yield* put(autoLoginActions.hostsLeftOut(namesOf(tally.local)))
    if (tally.answered === tally.total) return
  }
}

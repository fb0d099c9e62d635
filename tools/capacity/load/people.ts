import { SECOND_MS, SESSION_POLL_MS } from 'src/constants/timings'
import type { FailureKind } from 'src/services/http/failure'
import { IN_OUTAGE, TIMES } from './assumptions'
import type { Leg } from './legs'
import type { Chance } from './random'

/** The cause of a call: a user's first attempt, a repeated attempt, or the app. */
export const CAUSES = ['first', 'again', 'app'] as const
export type Cause = (typeof CAUSES)[number]

/** A user's next action: to rest, or to make calls at once. */
export type Step = { restMs: number } | { calls: number; cause: Cause }
/** Receives undefined after a rest, and for calls with a response. */
export type Person = Generator<Step, void, Refusal | undefined>
type Part<T> = Generator<Step, T, Refusal | undefined>

/** The reason why a call failed; its wait is a number, because the simulated clock is not the browser's. */
export interface Refusal {
  kind: FailureKind
  retryAfterS?: number
}

export interface World {
  chance: Chance
  /** False if no user who meets an error tries again. */
  persists: boolean
  now: () => number
  /** Returns the app's pause before it reads the session status again, in milliseconds. */
  pauseAfter: (failure: Refusal, nth: number) => number
}

const MEDIAN_S: Record<Leg['kind'], number> = {
  opens: 0,
  looksUp: TIMES.toUsernameS,
  sends: TIMES.toPasswordS,
  returns: TIMES.atProviderS,
  waits: 0,
}

const about = ({ chance }: World, medianS: number): number =>
  chance.humanTime(medianS, TIMES.spread) * SECOND_MS

/** Makes the calls of one leg: the others follow the response to the first. */
function* ask(calls: number, cause: Cause): Part<Refusal | undefined> {
  const failure = yield { calls: 1, cause }
  return failure ?? (calls > 1 ? yield { calls: calls - 1, cause } : undefined)
}

/** Reads the session status as the app does, until it shows the event of `settledAt` (src/sagas/mfa/sessionPolling.ts). */
function* poll(world: World, settledAt: number): Part<void> {
  let reloadMs =
    world.persists && world.chance.happens(IN_OUTAGE.reloadsWait)
      ? about(world, IN_OUTAGE.reloadWaitS)
      : Infinity
  for (let failures = 0; ;) {
    const failure = yield* ask(1, failures === -1 ? 'again' : 'app')
    if (!failure) {
      if (world.now() >= settledAt) return
      failures = 0
      yield { restMs: SESSION_POLL_MS }
      continue
    }
    failures = Math.max(failures, 0) + 1
    const ms = world.pauseAfter(failure, failures)
    yield { restMs: Math.min(ms, reloadMs) }
    // The page is new: it polls at once, and counts from the start.
    if (reloadMs < ms) failures = -1
    reloadMs = reloadMs < ms ? Infinity : reloadMs - ms
  }
}

/** Returns a user's pause after the nth failure in a row: the announced time, the time until the next press, or until the user returns. */
function restAfter(world: World, failure: Refusal, nth: number): number {
  const told = failure.kind === 'limited' ? failure.retryAfterS : undefined
  if (told !== undefined && world.chance.happens(IN_OUTAGE.heed))
    return told * SECOND_MS + about(world, IN_OUTAGE.heedLateS)
  if (nth > IN_OUTAGE.presses) return about(world, IN_OUTAGE.comeBackS)
  return about(world, IN_OUTAGE.firstPressS * IN_OUTAGE.eachPressLater ** (nth - 1))
}

/** Simulates one user's sign-in until it is complete; the first leg that fails is repeated until it has a response. */
export function* person(world: World, legs: readonly Leg[]): Person {
  let failed = 0
  for (let index = 0; index < legs.length; index += 1) {
    const leg = legs[index]
    if (!leg) return
    const cause: Cause = failed > 0 ? 'again' : 'first'
    if (failed === 0)
      yield { restMs: about(world, index > 2 && leg.kind === 'sends' ? TIMES.toCodeS : MEDIAN_S[leg.kind]) }
    const polls = leg.kind === 'waits' || leg.kind === 'returns'
    if (polls) yield* poll(world, world.now() + (leg.kind === 'waits' ? about(world, TIMES.toApprovalS) : 0))
    const failure = leg.calls > 0 ? yield* ask(leg.calls, polls ? 'app' : cause) : undefined
    // Without settings the page uses its defaults.
    if (!failure || leg.kind === 'opens') {
      if (leg.kind !== 'opens' && leg.kind !== 'looksUp') failed = 0
      continue
    }
    // Without the lookup the page asks for the password; a user without a password can only start again.
    if (leg.kind === 'looksUp' && legs[index + 1]?.kind !== 'returns') continue
    if (!world.persists) return
    failed += 1
    yield { restMs: restAfter(world, failure, failed) }
    index = leg.kind === 'sends' && !world.chance.happens(IN_OUTAGE.reloads) ? index - 1 : -1
  }
}

import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { serverWords } from 'src/features/problemOf'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'

export type StatusOutcome =
  /** `wait`: the status has not changed, so read it again. */
  { kind: 'wait' } | { kind: 'denied'; problem: Problem } | SettledOutcome

/** A status that leads away from the waiting screen. */
export type SettledOutcome =
  | { kind: 'authenticated' }
  | { kind: 'factor'; destination: Exclude<FactorDestination, { kind: 'stay' }> }
  | { kind: 'signedOut' }

/** Decides what a waiting screen does with a session status (factors/status-200, factors/status-202, factors/status-400). */
export function statusOutcome(status: SessionStatus, here: Route): StatusOutcome {
  switch (status.kind) {
    case 'authenticated':
      return { kind: 'authenticated' }
    case 'factorDue': {
      const destination = factorDestination(status.step, here)
      return destination.kind === 'stay' ? { kind: 'wait' } : { kind: 'factor', destination }
    }
    case 'denied':
      return {
        kind: 'denied',
        problem: serverWords(status),
      }
    case 'unauthenticated':
      return { kind: 'signedOut' }
  }
}

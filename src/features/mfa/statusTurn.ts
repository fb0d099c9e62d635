import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { FactorStop } from 'src/features/mfa/factor'
import { factorStop } from 'src/features/mfa/factorStop'
import type { SessionStatus } from 'src/services/api/sessionStatusService'

export type Turn =
  /** Nothing has changed: read it again. */
  { kind: 'wait' } | { kind: 'denied'; problem: Problem } | DecidedTurn

/** A status that leads away from the screen that waits for it. */
export type DecidedTurn =
  | { kind: 'authenticated' }
  | { kind: 'factor'; stop: Exclude<FactorStop, { kind: 'stay' }> }
  | { kind: 'signedOut' }

/** What a session status says to the screen that waits for it (spec §4, Login 4; §7, session-status). */
export function statusTurn(status: SessionStatus, here: Route): Turn {
  switch (status.kind) {
    case 'authenticated':
      return { kind: 'authenticated' }
    case 'factorDue': {
      const stop = factorStop(status.step, here)
      return stop.kind === 'stay' ? { kind: 'wait' } : { kind: 'factor', stop }
    }
    case 'denied':
      return {
        kind: 'denied',
        problem: { code: 'serverText', ...(status.text !== undefined && { text: status.text }) },
      }
    case 'unauthenticated':
      return { kind: 'signedOut' }
  }
}

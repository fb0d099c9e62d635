import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import { factorStop } from 'src/features/mfa/factorStop'
import type { MfaStep, SessionStatus } from 'src/services/api/sessionStatusService'

export type Turn =
  /** All is as it was: read it again. */
  | { kind: 'wait' }
  | { kind: 'authenticated' }
  | { kind: 'factor'; step: MfaStep | undefined }
  | { kind: 'denied'; problem: Problem }
  | { kind: 'signedOut' }

/** What a session status says to the screen that waits for it (spec §4, Login 4; §7, session-status). */
export function statusTurn(status: SessionStatus, here: Route): Turn {
  switch (status.kind) {
    case 'authenticated':
      return { kind: 'authenticated' }
    case 'factorDue':
      return factorStop(status.step, here).kind === 'stay'
        ? { kind: 'wait' }
        : { kind: 'factor', step: status.step }
    case 'denied':
      return {
        kind: 'denied',
        problem: { code: 'serverText', ...(status.text !== undefined && { text: status.text }) },
      }
    case 'unauthenticated':
      return { kind: 'signedOut' }
  }
}

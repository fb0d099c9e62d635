import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SECOND_MS } from 'src/constants/timings'
import type { SessionStatus } from 'src/services/api/sessionStatusService'

/** The milliseconds until the request of a pending status runs out; undefined if the server does not say (waits/facts). */
export function requestEnds(status: SessionStatus): number | undefined {
  const timeout = status.kind === 'factorDue' ? status.step?.timeout : undefined
  return timeout != null && timeout >= 1 && timeout <= MFA_TIMEOUT_MAX_S ? timeout * SECOND_MS : undefined
}

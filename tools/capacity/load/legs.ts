/** A part of a journey: the consequence of a user action, or of a wait of the app. */
export interface Leg {
  kind: 'opens' | 'looksUp' | 'sends' | 'returns' | 'waits'
  /** The number of its calls; for 'returns' and 'waits', of those that follow the last poll automatically. */
  calls: number
}

const STATUS = 'GET /api/auth/v2/session-status'
const LOOKUP = 'GET /api/auth/v2/login/options'

/** Splits the calls of a sign-in at each user action or wait. */
export function legsOf(calls: readonly string[]): Leg[] {
  const legs: Leg[] = []
  let statusReads = 0
  for (const call of calls) {
    const current = legs.at(-1)
    if (call === STATUS) statusReads += 1
    const begun = beginning(call, current, statusReads)
    if (begun) {
      legs.push({ kind: begun, calls: begun === 'waits' || begun === 'returns' ? 0 : 1 })
      statusReads = begun === 'returns' ? 1 : 0
    } else if (current && !(current.kind === 'waits' && call === STATUS)) current.calls += 1
  }
  return legs
}

function beginning(call: string, current: Leg | undefined, statusReads: number): Leg['kind'] | undefined {
  if (!current) return 'opens'
  if (call === LOOKUP) return 'looksUp'
  if (/^(?:POST|PUT) /.test(call)) return 'sends'
  if (call !== STATUS || current.kind === 'waits') return undefined
  if (current.kind === 'looksUp') return 'returns'
  // The first read shows the factor that is due, the second is a poll.
  return statusReads === 2 ? 'waits' : undefined
}

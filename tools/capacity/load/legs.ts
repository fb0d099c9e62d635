/** A part of a journey: what a person sets going, or what the app waits for. */
export interface Leg {
  kind: 'opens' | 'looksUp' | 'sends' | 'returns' | 'waits'
  /** The calls of it; of 'returns' and 'waits', those that follow the last poll on their own. */
  calls: number
}

const STATUS = 'GET /api/auth/v2/session-status'
const LOOKUP = 'GET /api/auth/v2/login/options'

/** Splits the calls of a way in where a person or a wait stands between them. */
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
  // The first read tells which factor is due, the second is a poll.
  return statusReads === 2 ? 'waits' : undefined
}

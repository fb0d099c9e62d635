import type { LocalHost, Space } from 'src/services/addresses/localHost'
import type { LeftOutHost, LeftOutReason } from 'src/services/http/reportEntry'

/** The reason why the hosts of an address space are not called. */
export type Refused = { [S in Space]?: LeftOutReason }

/** The outcome of the calls to the local hosts, updated as they answer. */
export interface LocalTally {
  /** The names of the hosts that have not answered yet, by origin. */
  open: Map<string, string>
  leftOut: LeftOutHost[]
}

/** Returns the trusted hosts to call, and the local ones that are left out from the start (sign-in/local-hosts). */
export function hostsToCall(
  trusted: readonly string[],
  local: readonly LocalHost[],
  refused: Refused,
): { called: string[]; tally: LocalTally } {
  const open = new Map<string, string>()
  const leftOut: LeftOutHost[] = []
  const uncalled = new Set<string>()
  for (const { name, origin, space } of local) {
    const why = origin === undefined ? 'address' : refused[space]
    if (why) leftOut.push({ name, why })
    if (origin && why) uncalled.add(origin)
    else if (origin) open.set(origin, name)
  }
  return { called: trusted.filter(host => !uncalled.has(host)), tally: { open, leftOut } }
}

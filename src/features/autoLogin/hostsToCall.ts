import type { LocalHost, Space } from 'src/services/addresses/localHost'
import type { LeftOut, WhyLeftOut } from 'src/services/http/reportEntry'

/** Why the hosts of a space are not to be called. */
export type Refused = { [S in Space]?: WhyLeftOut }

/** What comes of the local hosts while they are called. */
export interface LocalTally {
  /** By origin, the names of those that have not answered yet. */
  open: Map<string, string>
  leftOut: LeftOut[]
}

/** Of the trusted hosts, those to call; and of the local ones, who is left out from the start (sign-in/local-hosts). */
export function hostsToCall(
  trusted: readonly string[],
  local: readonly LocalHost[],
  refused: Refused,
): { called: string[]; tally: LocalTally } {
  const open = new Map<string, string>()
  const leftOut: LeftOut[] = []
  const uncalled = new Set<string>()
  for (const { name, origin, space } of local) {
    const why = origin === undefined ? 'address' : refused[space]
    if (why) leftOut.push({ name, why })
    if (origin && why) uncalled.add(origin)
    else if (origin) open.set(origin, name)
  }
  return { called: trusted.filter(host => !uncalled.has(host)), tally: { open, leftOut } }
}

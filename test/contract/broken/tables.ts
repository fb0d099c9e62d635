import { AT_CALLS } from './calls'
import { FRONTED } from './fronted'
import type { Row } from './row'
import { SWITCHED } from './switched'
import { VARIANTS } from './variants'

const RIGHT: Row[] = Object.entries(VARIANTS).map(([name, front]) => ({
  name,
  front,
  run: [],
  stops: name.startsWith('has no passkeys') ? ['passkey: creation'] : [],
}))

/** What is walked in one process each. */
export const TABLES = { broken: [...SWITCHED, ...AT_CALLS, ...FRONTED], right: RIGHT }

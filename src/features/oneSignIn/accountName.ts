import { isSameName } from 'src/services/cleanUsername'

export interface NameFacts {
  /** The names of the page's user; empty if none is proven. */
  names: readonly string[]
  /** Whether no status has arrived since the return from an identity provider. The first one may contain an alias. */
  awaitsName: boolean
}

/**
 * `named`: the page learns its account; `alias`: the server's name replaces the typed one; `other`: the session
 * belongs to another account.
 */
type NameOutcome = 'same' | 'named' | 'alias' | 'other'

/** Decides how the page treats the name in a session status (one-sign-in/server-word). */
export function nameOutcome({ names, awaitsName }: NameFacts, userName: string): NameOutcome {
  if (names.length === 0) return 'named'
  if (names.some(name => isSameName(name, userName))) return 'same'
  return awaitsName ? 'alias' : 'other'
}

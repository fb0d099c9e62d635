import { isSameName } from 'src/services/cleanUsername'
import type { ActingUser } from 'src/services/http/call'

export interface NameFacts {
  /** The names of the page's user; empty if none is proven. */
  names: readonly string[]
  /** Whether no status has arrived since the return from an identity provider. The first one may contain an alias. */
  awaitsName: boolean
}

/** `named`: the page learns its account; `alias`: the server's name replaces the typed one; `other`: another account's session. */
type NameOutcome = 'same' | 'named' | 'alias' | 'other'

/** Decides how the page treats the name in a session status (one-sign-in/server-word). */
export function nameOutcome({ names, awaitsName }: NameFacts, userName: string): NameOutcome {
  if (names.length === 0) return 'named'
  if (names.some(name => isSameName(name, userName))) return 'same'
  return awaitsName ? 'alias' : 'other'
}

interface ActingUserFacts {
  /** The person whom the page shows; '' if it shows none. */
  name: string
  /** The name in the last session status. */
  serverName: string | undefined
  /** The company's setting `sessionUserNameEnabled`. */
  enabled: boolean
}

/**
 * Returns the acting user for a request: the person whom the page shows, once the session status or the company's
 * settings have enabled it (one-sign-in/server-word).
 */
export function actingUser({ name, serverName, enabled }: ActingUserFacts): ActingUser {
  if (serverName === undefined && !enabled) return {}
  const userName = name || serverName
  return userName ? { userName } : {}
}

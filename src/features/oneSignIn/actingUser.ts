import type { ActingUser } from 'src/services/http/call'

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

import type { ActingUser } from 'src/services/http/actingUser'

export interface ActingUserFacts {
  /** The person whom the page shows; '' if it shows nobody. */
  name: string
  /** The name that the session status has said. */
  serverName: string | undefined
  /** The company's setting `sessionUserNameEnabled`. */
  enabled: boolean
}

/** The acting user that a call names: the person whom the page shows, once the session status or the company's settings have asked for the name (one-sign-in/server-word). */
export function actingUser({ name, serverName, enabled }: ActingUserFacts): ActingUser {
  if (serverName === undefined && !enabled) return {}
  const userName = name || serverName
  return userName ? { userName } : {}
}

import type { Acting } from 'src/services/http/acting'

export interface ActingFacts {
  /** Whom the page shows; '' where it knows nobody. */
  name: string
  /** The name that the session status has said. */
  serverName: string | undefined
  /** The company's setting `sessionUserNameEnabled`. */
  enabled: boolean
}

/** For whom a call says that it is: for the person whom the page shows, once the server or the company has said that it wants to know (one-sign-in/server-word). */
export function actingFor({ name, serverName, enabled }: ActingFacts): Acting {
  if (serverName === undefined && !enabled) return {}
  const userName = name || serverName
  return userName ? { userName } : {}
}

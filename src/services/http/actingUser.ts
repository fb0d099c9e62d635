import { isPlainObject } from 'src/services/schemas'

/** The person on whose behalf a request changes something: the one whom the page shows, if the server requires the name (calls/acting). */
export interface ActingUser {
  userName?: string
}

/** A body with the acting user's name; the unchanged body if there is no name. */
export function bodyFor(body: unknown, { userName }: ActingUser = {}): unknown {
  if (!userName) return body
  return { ...(isPlainObject(body) && body), userName }
}

/** Whether the `code` in the response means that the session belongs to another person. */
export const isOtherAccount = (status: number, body: unknown): boolean =>
  status === 409 && isPlainObject(body) && 'code' in body && body.code === 'otherAccount'

import { isPlainObject } from 'src/services/schemas'

/** The person for whom a call changes something: the one whom the page shows, if the server asks for the name (calls/acting). */
export interface ActingUser {
  userName?: string
}

/** A body with the acting user's name; the unchanged body if there is no name. */
export function bodyFor(body: unknown, { userName }: ActingUser = {}): unknown {
  if (!userName) return body
  return { ...(isPlainObject(body) && body), userName }
}

/** Whether the server says by its `code` that the session is another person's. */
export const isOtherAccount = (status: number, body: unknown): boolean =>
  status === 409 && isPlainObject(body) && 'code' in body && body.code === 'otherAccount'

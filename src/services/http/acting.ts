import { isPlainObject } from 'src/services/schemas'

/** For whom a call that changes something acts: the person whom the page shows, where the server asks for the name (calls/acting). */
export interface Acting {
  userName?: string
}

/** A body with the name of the person for whom the call acts; without a name, the body as it is. */
export function bodyFor(body: unknown, { userName }: Acting = {}): unknown {
  if (!userName) return body
  return { ...(isPlainObject(body) && body), userName }
}

/** Whether the server says by its `code` that the session is another person's. */
export const isOtherAccount = (status: number, body: unknown): boolean =>
  status === 409 && isPlainObject(body) && 'code' in body && body.code === 'otherAccount'

import type { Person } from 'test/model/server/people'

export interface ServerAnswer {
  status: number
  body: unknown
  /** The session cookie that the headers set; '' removes it. */
  cookie?: string
  /** The owner of that session. */
  user?: string
}

export const done = (body: unknown = {}): ServerAnswer => ({ status: 200, body })
export const refused = (status: number, body: unknown = ''): ServerAnswer => ({ status, body })

/** The facts of a user whose sign-in is complete. */
export const FACTS = {
  type: 'standard',
  userId: '1',
  autoLoginEnabled: false,
  passwordExpiresIn: null,
  passwordIsActivationCode: false,
}

/** The answer that signs a person in, with the cookie of the new session. */
export const accepted = (person: Person, cookie: string): ServerAnswer => ({
  ...done({ userName: person.name, ...FACTS }),
  cookie,
})

/** How a person signs in. */
export type Way = 'password' | 'sms' | 'approval' | 'temporary' | 'provider'

/** Someone with an account. */
export interface Person {
  name: string
  way: Way
  /** The code of a text message, or of a reset. */
  code: string
}

export const passwordOf = (name: string): string => `the password of ${name}`

/** A call that the app has to make, with the answers that it distinguishes. */
export interface SpecRow {
  id: string
  method: 'get' | 'post' | 'put'
  path: string
  query?: string[]
  headers?: string[]
  /** The fields of the payload; `type` distinguishes the payloads of one call. */
  fields?: string[]
  /** The fields that an extension adds (passkeys/extension, factors/step-extras, one-sign-in/server-word). */
  added?: string[]
  type?: string
  /** The answers that the app distinguishes. */
  statuses?: string[]
}

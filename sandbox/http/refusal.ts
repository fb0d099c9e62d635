/** A response other than success, thrown from anywhere in a handler. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(`refused with ${status}`)
  }
}

export const refuse = (status: number, message?: string): Refusal =>
  new Refusal(status, message === undefined ? undefined : { message })

/** A rejection with a code, by which the app identifies the error. */
export const refuseAs = (status: number, code: string, message: string): Refusal =>
  new Refusal(status, { code, message })

/** Rejects an attempt while there is time to wait, in milliseconds. */
export function refuseEarly(milliseconds: number, message: string): void {
  if (milliseconds > 0) throw tooMany(milliseconds, message)
}

export const tooMany = (milliseconds: number, message: string): Refusal =>
  new Refusal(429, { message }, { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) })

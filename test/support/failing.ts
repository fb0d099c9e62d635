import { failureOf, ServiceError, type Failure } from 'src/services/http/serviceError'

/** Returns the ServiceError of a call that must fail with one. */
export async function failing(call: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await call.then(
    value => {
      throw new Error(`The call did not fail: ${JSON.stringify(value)}`)
    },
    (error: unknown) => error,
  )
  if (!(thrown instanceof ServiceError)) throw thrown
  return failureOf(thrown)
}

import { call, type Saga } from 'src/sagas/effects'
import { loadHttpClient } from 'src/services/http/http'

/** Waits for the chunk of the HTTP client. Once it has loaded, a request is sent in the same task in which it is made. */
export function* clientLoaded(): Saga {
  try {
    yield* call(loadHttpClient)
  } catch {
    // The request itself reports the failure.
  }
}

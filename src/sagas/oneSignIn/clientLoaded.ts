import { call, type Saga } from 'src/sagas/effects'
import { loadHttpClient } from 'src/services/http/http'

/** The client of calls is a chunk: once it is there, a call leaves in the task that makes it. */
export function* clientLoaded(): Saga {
  try {
    yield* call(loadHttpClient)
  } catch {
    // The call itself reports the failure.
  }
}

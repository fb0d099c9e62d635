import { ServiceError } from 'src/services/http/serviceError'
import { tab } from 'src/services/tab'

let calls = 0
let leaving = false
const leave = () => {
  leaving = true
}

/**
 * Makes a request. If it fails without a response while the page is being left, rejects only once it is given up:
 * WebKit aborts requests as soon as a navigation starts, and a failure would make the app open its own page over that
 * navigation (calls/broken-off).
 */
export async function whileStaying<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (calls === 0) {
    leaving = false
    tab.addEventListener('beforeunload', leave)
  }
  calls += 1
  try {
    return await call()
  } catch (error) {
    if (leaving && isUnanswered(error)) await aborted(signal)
    throw error
  } finally {
    calls -= 1
    if (calls === 0) tab.removeEventListener('beforeunload', leave)
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ServiceError && ['unreachable', 'offline'].includes(error.failure.kind)

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise(resolve => {
    signal.addEventListener('abort', resolve)
    if (signal.aborted) resolve(undefined)
  })

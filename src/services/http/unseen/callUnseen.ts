import { noAnswer } from 'src/services/http/serviceError'
import { fetchUnseen } from 'src/services/http/unseen/fetchUnseen'

let worker: Worker | undefined
let open = 0

/** The worker that makes the calls; undefined if the browser or a policy allows none. */
function currentWorker(): Worker | undefined {
  try {
    worker ??= new Worker(/* webpackChunkName: "unseen" */ new URL('worker.ts', import.meta.url))
  } catch {
    // The page makes the call itself.
  }
  return worker
}

/**
 * Makes a request in a worker, whose response the app does not read. If a request of the page itself failed, the
 * browser would write the address with its token to the console. Rejects with a `ServiceError` if no host answered
 * (security/auto-login-notification).
 */
export async function callUnseen(address: string, signal: AbortSignal): Promise<void> {
  open += 1
  try {
    await (inWorker(address, signal) ?? fetchUnseen(address, signal))
  } catch {
    throw noAnswer()
  } finally {
    open -= 1
    if (open === 0) {
      worker?.terminate()
      worker = undefined
    }
  }
}

function inWorker(address: string, signal: AbortSignal): Promise<unknown> | undefined {
  const caller = currentWorker()
  return (
    caller &&
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => (data === true ? resolve(data) : reject(noAnswer()))
      signal.addEventListener('abort', () => {
        port1.postMessage('abort')
        reject(noAnswer())
      })
      // A worker that failed to load has made no request yet.
      caller.addEventListener('error', () => resolve(fetchUnseen(address, signal)))
      caller.postMessage(address, [port2])
    })
  )
}

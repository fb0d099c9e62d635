import { noAnswer } from 'src/services/http/serviceError'
import { fetchUnseen } from 'src/services/http/unseen/fetchUnseen'

let worker: Worker | undefined
let open = 0
let leaving = false
const leave = () => {
  leaving = true
}

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
 * Makes a call in a worker, whose answer the app does not read: for a failed call of the page itself the browser would write the
 * address, with its token, to the console. Rejects with a `ServiceError` if no host answered (security/auto-login-notification). A page
 * that is being left waits on: WebKit breaks its calls off while it still runs, and an answer would have it open another page.
 */
export async function callUnseen(address: string, signal: AbortSignal): Promise<void> {
  if (open === 0) {
    leaving = false
    window.addEventListener('beforeunload', leave)
  }
  open += 1
  try {
    await (inWorker(address, signal) ?? fetchUnseen(address, signal))
  } catch {
    if (leaving) await aborted(signal)
    throw noAnswer()
  } finally {
    open -= 1
    if (open === 0) {
      window.removeEventListener('beforeunload', leave)
      worker?.terminate()
      worker = undefined
    }
  }
}

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise(resolve => {
    signal.addEventListener('abort', resolve)
    if (signal.aborted) resolve(undefined)
  })

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
      // A worker that failed to load has called nobody yet.
      caller.addEventListener('error', () => resolve(fetchUnseen(address, signal)))
      caller.postMessage(address, [port2])
    })
  )
}

import { isTouchSupported } from 'src/services/browser/browsingContext'

/** A GET as the app makes it, before the app is there (hardening §1, §2). */
export function ask(address: string, signal: AbortSignal): Promise<Response> {
  const answer = fetch(address, {
    headers: { Accept: 'application/json', 'X-Touch-Supported': String(isTouchSupported()) },
    // No redirect is followed.
    redirect: 'error',
    signal,
  })
  // Who takes the answer hears of its failure; nobody may ever take it.
  answer.catch(() => undefined)
  return answer
}

import { early } from 'src/services/http/early'

/** The answer to a lookup that the page has begun already, once; whoever gives the call up gives it up there. */
export function takeEarlyLookup(address: string, signal: AbortSignal): Promise<Response> | undefined {
  const page = early()
  const call = page?.lookup
  if (!page || call?.address !== address) return undefined
  page.lookup = undefined
  signal.addEventListener('abort', call.giveUp)
  return call.answer
}

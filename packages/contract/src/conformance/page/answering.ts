import { httpClient } from 'src/services/http/httpClient'
import type { Exchange } from '../client/exchange'

/** Calls a service of the app, which receives this response instead of making its call. Calls must not overlap. */
export async function answering<T>(
  { status, headers, text }: Pick<Exchange, 'status' | 'headers' | 'text'>,
  service: () => Promise<T>,
): Promise<T> {
  httpClient.defaults.adapter = config =>
    Promise.resolve({ data: text, status, statusText: '', headers, config })
  return service()
}

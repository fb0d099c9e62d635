import { tab } from 'src/services/tab'

/** The full address of a call: its path, or its address on another host, with its query. */
export function requestUrl(address: string, query: Readonly<Record<string, string | number>> = {}): string {
  const url = new URL(address, tab.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

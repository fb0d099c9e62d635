import { urlOf } from 'src/services/urlOf'

/**
 * Returns an address without query and fragment: only the path within this origin, only the origin elsewhere. A
 * keyword that the browser uses instead of an address, such as `inline`, is returned unchanged.
 */
export function plainAddress(address: string, origin: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address
  const url = urlOf(address, origin)
  if (!url) return ''
  if (url.origin === origin) return url.pathname
  return url.origin === 'null' ? url.protocol : url.origin
}

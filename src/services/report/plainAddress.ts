import { urlOf } from 'src/services/urlOf'

/** An address without query and fragment: the path within this origin, the origin alone elsewhere. A word that the browser gives in place of an address, such as `inline`, stays. */
export function plainAddress(address: string, origin: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address
  const url = urlOf(address, origin)
  if (!url) return ''
  if (url.origin === origin) return url.pathname
  return url.origin === 'null' ? url.protocol : url.origin
}

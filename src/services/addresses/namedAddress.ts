import { ADDRESS_MAX } from 'src/constants/limits'
import { currentProtocol } from 'src/services/browser/navigation'
import { parse, serverAddress } from 'src/services/addresses/trustedAddress'

/** Returns the origin of a host to notify; undefined unless it is a server-named address without path, query or fragment (addresses/hosts). */
export function hostAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const href = serverAddress(value, pageProtocol)
  if (!href || /[?#]/.test(href)) return undefined
  const url = new URL(href)
  return url.pathname === '/' ? url.origin : undefined
}

/** A scheme that an app on the device owns. It contains a dot, unlike the schemes of browsers. */
const APP_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

/**
 * Returns the address that opens the company's mobile app: a server-named one, or one with the app's own scheme.
 * Query and fragment are removed, so that the address hands over no data (addresses/app).
 */
export function appAddress(
  value: string | null | undefined,
  pageProtocol = currentProtocol(),
): string | undefined {
  const url = value && !/[?#]/.test(value) ? parse(value) : undefined
  if (!url || url.href.length > ADDRESS_MAX) return undefined
  return APP_SCHEME.test(url.protocol) ? url.href : serverAddress(value, pageProtocol)
}

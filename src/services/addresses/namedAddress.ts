import { ADDRESS_MAX } from 'src/constants/limits'
import { parse, serverAddress } from 'src/services/addresses/trustedAddress'

/** A host to notify, as its origin, or undefined: a server-named address with no path, query or fragment (addresses/hosts). */
export function hostAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const href = serverAddress(value, pageProtocol)
  if (!href || /[?#]/.test(href)) return undefined
  const url = new URL(href)
  return url.pathname === '/' ? url.origin : undefined
}

/** A scheme that an app of the device owns: with a dot, as a browser's own have none. */
const APP_SCHEME = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/

/** The address that opens the company's mobile app: a server-named one, or one of the app's own scheme; without query and fragment, so that it hands nothing over (addresses/app). */
export function appAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const url = value && !/[?#]/.test(value) ? parse(value) : undefined
  if (!url || url.href.length > ADDRESS_MAX) return undefined
  return APP_SCHEME.test(url.protocol) ? url.href : serverAddress(value, pageProtocol)
}

/** A support address: http(s) as above, or mailto (addresses/support). */
export function supportAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const url = value ? parse(value) : undefined
  return url?.protocol === 'mailto:' ? url.href : serverAddress(value, pageProtocol)
}

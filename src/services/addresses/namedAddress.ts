import { parse, serverAddress } from 'src/services/addresses/trustedAddress'

/** A host to notify, as its origin, or undefined: a server-named address with no path, query or fragment (addresses/hosts). */
export function hostAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const href = serverAddress(value, pageProtocol)
  if (!href || /[?#]/.test(href)) return undefined
  const url = new URL(href)
  return url.pathname === '/' ? url.origin : undefined
}

/** A support address: http(s) as above, or mailto (addresses/support). */
export function supportAddress(value: string | null | undefined, pageProtocol: string): string | undefined {
  const url = value ? parse(value) : undefined
  return url?.protocol === 'mailto:' ? url.href : serverAddress(value, pageProtocol)
}

import { parse } from 'src/services/addresses/trustedAddress'

/** Where reports go: a path of this origin, or another address, https (http only where the page is http); undefined where it is neither (calls/report-address). */
export function reportAddress(
  value: string,
  page: Pick<Location, 'origin' | 'protocol'>,
): string | undefined {
  const url = /^(?:\/|https?:\/\/)/i.test(value) ? parse(value, page.origin) : undefined
  // Two slashes begin another host's address.
  if (value.startsWith('/') && url?.origin !== page.origin) return undefined
  if (!url || !['https:', page.protocol].includes(url.protocol)) return undefined
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

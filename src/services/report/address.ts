import { parse } from 'src/services/addresses/trustedAddress'

/**
 * Returns the address for reports: a path of this origin, or an https address (http only if the page is http);
 * undefined for any other value (calls/report-address).
 */
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

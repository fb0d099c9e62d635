import { hostAddress } from 'src/services/addresses/namedAddress'
import { isWebAddress } from 'src/services/addresses/trustedAddress'
import { config } from 'src/services/config'
import { tab } from 'src/services/tab'
import { urlOf } from 'src/services/urlOf'

/** The address spaces that the browser protects with a permission: this device, and the local network. */
export type Space = 'loopback' | 'local'

export interface LocalHost {
  /** Its name, with its port if it has one. */
  name: string
  /** Absent if the address is not trusted; such a host is never called. */
  origin?: string
  space: Space
}

/** First bytes, the number of significant bits, and the space. */
const IPV4: [bytes: [number, number], bits: number, space: Space][] = [
  [[127, 0], 8, 'loopback'],
  [[10, 0], 8, 'local'],
  [[100, 64], 10, 'local'],
  [[169, 254], 16, 'local'],
  [[172, 16], 12, 'local'],
  [[192, 168], 16, 'local'],
]

const wordOf = (high: number, low: number): number => high * 256 + low

function spaceOfIpv4(high: number, low: number): Space | undefined {
  const word = wordOf(high, low)
  return IPV4.find(([bytes, bits]) => word >> (16 - bits) === wordOf(...bytes) >> (16 - bits))?.[2]
}

function spaceOfIpv6(address: string): Space | undefined {
  if (address === '::1') return 'loopback'
  if (/^f(?:[cd]..|e[89ab].):/.test(address)) return 'local'
  const word = Number.parseInt(/^::ffff:([\da-f]+):/.exec(address)?.[1] ?? '', 16)
  return spaceOfIpv4(word >> 8, word & 255)
}

/** Returns the address space of a host as written in a URL; undefined if the name does not show that it is local (sign-in/local-hosts). */
function spaceOf(hostname: string): Space | undefined {
  const name = hostname.replace(/\.$/, '')
  const ipv4 = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(name)
  if (ipv4) return spaceOfIpv4(Number(ipv4[1]), Number(ipv4[2]))
  if (name.startsWith('[')) return spaceOfIpv6(name.slice(1, -1))
  if (/(?:^|\.)localhost$/.test(name)) return 'loopback'
  return /(?:^|\.)(?:local|internal)$/.test(name) ? 'local' : undefined
}

/** Like `spaceOf`, but the configuration may also name the host or its origin. */
const spaceHere = ({ hostname, host, origin }: URL, named: readonly string[]): Space | undefined =>
  spaceOf(hostname) ?? ([hostname, host, origin].some(each => named.includes(each)) ? 'local' : undefined)

/** Returns the hosts that a public page may call only with the browser's permission, without duplicates; none if the page's own host is local (sign-in/local-hosts). */
export function localHosts(
  hosts: readonly string[],
  pageOrigin: string,
  named: readonly string[],
): LocalHost[] {
  const page = new URL(pageOrigin)
  if (spaceHere(page, named)) return []
  const found = new Map<string, LocalHost>()
  for (const host of hosts) {
    const url = urlOf(host)
    const space = url && isWebAddress(url) && spaceHere(url, named)
    if (!space) continue
    const origin = hostAddress(host, page.protocol)
    if (origin || !found.has(url.host))
      found.set(url.host, { name: url.host, space, ...(origin && { origin }) })
  }
  return [...found.values()]
}

export const localHostsHere = (hosts: readonly string[]): LocalHost[] =>
  localHosts(hosts, tab.location.origin, config().localHosts)

import { localHosts } from 'src/services/addresses/localHost'
import { hostAddress } from 'src/services/addresses/namedAddress'

interface Data {
  type?: unknown
  urls?: unknown
}

/** Returns the last two parts of a name, or a whole address: if these differ, the names are certainly on two sites. */
const siteOf = ({ hostname }: URL): string =>
  /^\[|^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')

/** Returns a sentence for each auto-login host that cannot sign in a user who is at a page of this origin, with the reason (docs/adopting.md, "Your other hosts"). */
export function hostsLeftOut({ type, urls }: Data, pageOrigin: string): string[] {
  const page = new URL(pageOrigin)
  const named = Array.isArray(urls) ? urls.map(String) : []
  if (type === 'Redirect')
    return named.flatMap((name, at) => {
      if (at > 0) return [`${name} is skipped: the type Redirect uses only the first host`]
      return hostAddress(name, page.protocol) ? [] : [notAnAddress(name)]
    })
  const local = new Set(localHosts(named, pageOrigin, []).map(({ origin }) => origin))
  return named.flatMap(name => {
    const origin = hostAddress(name, page.protocol)
    if (!origin) return [notAnAddress(name)]
    if (local.has(origin))
      return [`${name} is skipped if the browser or the person does not allow a public page to call it`]
    if (siteOf(new URL(origin)) !== siteOf(page))
      return [
        `${name} is skipped in Firefox and Safari: as a third party to ${page.host}, it has a partitioned cookie`,
      ]
    return []
  })
}

const notAnAddress = (name: string): string =>
  `${name} is skipped: it is not a host's address (absolute, https, no path)`

import { isWebAppRoot, returnAddress } from 'src/services/addresses/trustedAddress'
import { currentOrigin } from 'src/services/browser/navigation'
import { config } from 'src/services/config'
import { cleanUsername } from 'src/services/cleanUsername'

const trusted = (back: string | undefined): URL | undefined =>
  returnAddress(back, { origin: currentOrigin(), allowedReturnOrigins: config().allowedReturnOrigins })

/** Where to return after the sign-in, checked, for a `back` as it was given; undefined means the web app root (addresses/back). */
export function returnTarget(back: string | undefined): string | undefined {
  const url = trusted(back)
  return url && !isWebAppRoot(url, currentOrigin()) ? url.href : undefined
}

/** The username that a return address carries, to prefill (sign-in/prefill). */
export function returnUsername(back: string | undefined): string | undefined {
  const parameters = trusted(back)?.searchParams
  const named = (parameter: string) => cleanUsername(parameters?.get(parameter) ?? '')
  return named('userIdentifier') || named('username') || undefined
}

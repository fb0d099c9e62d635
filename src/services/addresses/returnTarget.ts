import * as v from 'valibot'
import { PAGES } from 'src/constants/routes'
import { ADDRESS_MAX } from 'src/constants/limits'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { cleanUsername } from 'src/services/storage/cleanUsername'
import { config } from 'src/services/config'
import { currentOrigin, queryParameter } from 'src/services/browser/navigation'
import { type Page, pageAddress } from 'src/services/addresses/pageAddress'
import { readSession, writeSession } from 'src/services/storage/sessionStore'
import { meansWebAppRoot, returnAddress } from 'src/services/addresses/trustedAddress'

/** Keeps the `back` of the address for the time that the person is away at a device check or an identity provider. */
export function keepReturnAddress(): void {
  const back = queryParameter('back')
  if (back !== undefined) writeSession(SESSION_KEYS.back, back.slice(0, ADDRESS_MAX + 1))
}

function readReturn(): URL | undefined {
  const back = queryParameter('back') ?? readSession(SESSION_KEYS.back, v.string())
  return returnAddress(back, { origin: currentOrigin(), allowedReturnOrigins: config().allowedReturnOrigins })
}

/** Where to return after the sign-in, checked; undefined means the web app root (spec §2, `back`). */
export function readReturnAddress(): string | undefined {
  const url = readReturn()
  return url && !meansWebAppRoot(url, currentOrigin()) ? url.href : undefined
}

/** The username that the return address carries, to prefill (rulings §1, `back`). */
export function readReturnUsername(): string | undefined {
  const parameters = readReturn()?.searchParams
  const name = parameters?.get('userIdentifier') || parameters?.get('username')
  return name ? cleanUsername(name) || undefined : undefined
}

/** The absolute address of a page on this host. */
export const addressOf = (page: Page, preview: boolean): string => pageAddress(page, preview, currentOrigin())

export const webAppRoot = (preview: boolean): string => addressOf({ path: PAGES.webAppRoot }, preview)

/** An address with a parameter more; what stands in it already stays as it is written. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.search = `${url.search || '?'}${url.search && '&'}${name}=${encodeURIComponent(value)}`
  return url.href
}

import { NAME_MAX } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'
import { type IdentityProvider, isOwnProvider } from 'src/services/api/identityProviderService'
import { problemOf } from 'src/features/problemOf'
import { cleanText } from 'src/services/cleanText'
import type { Failure } from 'src/services/http/serviceError'

export type Lookup = { found: IdentityProvider } | { failure: Failure }

export type AfterLookup =
  | { kind: 'password' }
  /** `name`: the name of a provider other than the company's own, which the person may know. */
  | { kind: 'provider'; redirectUrl: string; ownProvider: boolean; name?: string }
  | { kind: 'problem'; problem: Problem }

/** Decides between password and provider; a failed lookup leads to the password (sign-in/to-password, sign-in/to-provider). */
export function afterLookup(lookup: Lookup, companyProviderName: string | null | undefined): AfterLookup {
  if ('failure' in lookup) {
    const { kind } = lookup.failure
    return kind === 'offline' || kind === 'fault'
      ? { kind: 'problem', problem: problemOf(lookup.failure, 'serverLater') }
      : { kind: 'password' }
  }
  const { redirectUrl, name } = lookup.found
  if (!redirectUrl) return { kind: 'password' }
  const ownProvider = isOwnProvider(name, companyProviderName)
  const shown = ownProvider ? '' : cleanText(name ?? '', NAME_MAX)
  return { kind: 'provider', redirectUrl, ownProvider, ...(shown && { name: shown }) }
}

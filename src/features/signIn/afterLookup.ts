import type { Problem } from 'src/constants/problems'
import type { IdentityProvider } from 'src/services/api/authService'
import { problemOf } from 'src/features/problemOf'
import { isOwnProvider } from 'src/services/addresses/ownProvider'
import type { Failure } from 'src/services/http/serviceError'

export type Lookup = { found: IdentityProvider } | { failure: Failure }

export type AfterLookup =
  | { kind: 'password' }
  | { kind: 'provider'; redirectUrl: string; ownProvider: boolean }
  | { kind: 'problem'; problem: Problem }

/** Password or identity provider, by the lookup's outcome; a lookup that fails leads to the password (sign-in/to-password, sign-in/to-provider). */
export function afterLookup(lookup: Lookup, companyProviderName: string | null | undefined): AfterLookup {
  if ('failure' in lookup) {
    const { kind } = lookup.failure
    return kind === 'offline' || kind === 'fault'
      ? { kind: 'problem', problem: problemOf(lookup.failure, 'serverLater') }
      : { kind: 'password' }
  }
  const { redirectUrl, name } = lookup.found
  if (!redirectUrl) return { kind: 'password' }
  return { kind: 'provider', redirectUrl, ownProvider: isOwnProvider(name, companyProviderName) }
}

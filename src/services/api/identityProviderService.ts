import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { bodyOf, request } from 'src/services/http/http'
import { requiredProof, type RequiredProof } from 'src/services/proof/proof'
import { jsonObject, nullish, present } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'

export const identityProviderSchema = jsonObject({
  redirectUrl: nullish(v.string()),
  identityProvider: nullish(v.string()),
})

export interface IdentityProvider {
  /** Absent if the company has no identity provider, or if its address is not trusted. */
  redirectUrl?: string
  name?: string
  proof?: RequiredProof
}

/** Requests the identity provider of a username (sign-in/username-first). */
export const findIdentityProvider = (username: string): Promise<IdentityProvider> =>
  request('get', ENDPOINTS.loginOptions, {
    query: { username },
    early: true,
    form: 'lookup',
    limitMs: ACTION_LIMIT_MS,
    read: answer => {
      const { redirectUrl, identityProvider } = bodyOf(identityProviderSchema)(answer)
      return present({
        redirectUrl: serverAddress(redirectUrl),
        name: identityProvider,
        proof: requiredProof(answer.body),
      })
    },
  })

/** Returns whether an identity provider is the company's own: it has the company's name, ignoring case (sign-in/own-provider). */
export const isOwnProvider = (name: string | undefined, companyName: string | null | undefined): boolean =>
  name !== undefined && name.toLowerCase() === companyName?.toLowerCase()

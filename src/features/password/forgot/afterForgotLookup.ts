import { type IdentityProvider, isOwnProvider } from 'src/services/api/authService'

export type AfterForgotLookup = { kind: 'provider'; redirectUrl: string } | { kind: 'phone' }

/** Decides who handles a forgotten password: another company's provider, or Foyer (password-reset/provider). */
export function afterForgotLookup(
  { redirectUrl, name }: IdentityProvider,
  companyProviderName: string | null | undefined,
): AfterForgotLookup {
  return redirectUrl && !isOwnProvider(name, companyProviderName)
    ? { kind: 'provider', redirectUrl }
    : { kind: 'phone' }
}

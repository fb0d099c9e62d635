import { afterForgotLookup, type AfterForgotLookup } from 'src/features/password/forgot/afterForgotLookup'
import type { IdentityProvider } from 'src/services/api/authService'

const redirectUrl = 'https://idp.example/'
const lookups: [
  rule: string,
  found: IdentityProvider,
  company: string | null | undefined,
  next: AfterForgotLookup,
][] = [
  ['no redirect URL: the phone', {}, 'Harbor', { kind: 'phone' }],
  ['a name alone: the phone', { name: 'Okta' }, 'Harbor', { kind: 'phone' }],
  [
    'another’s provider: the provider',
    { redirectUrl, name: 'Okta' },
    'Harbor',
    { kind: 'provider', redirectUrl },
  ],
  ['a provider without a name: the provider', { redirectUrl }, 'Harbor', { kind: 'provider', redirectUrl }],
  ['the company’s own provider: the phone', { redirectUrl, name: 'Harbor' }, 'Harbor', { kind: 'phone' }],
  ['the same in other letters: the phone', { redirectUrl, name: 'HARBOR' }, 'harbor', { kind: 'phone' }],
  [
    'a company without a name: the provider',
    { redirectUrl, name: 'Okta' },
    null,
    { kind: 'provider', redirectUrl },
  ],
]
// (password-reset/unreadable-provider)
test.each(lookups)('%s', (_rule, found, company, next) => {
  expect(afterForgotLookup(found, company)).toEqual(next)
})

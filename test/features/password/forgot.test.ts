import { afterForgotLookup, type AfterForgotLookup } from 'src/features/password/forgot/afterForgotLookup'
import {
  afterPhoneLookup,
  type AfterPhoneLookup,
  needsSupport,
} from 'src/features/password/forgot/afterPhoneLookup'
import type { IdentityProvider } from 'src/services/authService'
import type { ResetPhone } from 'src/services/passwordResetService'

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
test.each(lookups)('%s', (_rule, found, company, next) => {
  expect(afterForgotLookup(found, company)).toEqual(next)
})

const info = { reference: '5678', isGuest: false }
const phones: [rule: string, phone: ResetPhone, next: AfterPhoneLookup, support: boolean][] = [
  ['a phone: its reset', { kind: 'phone', info }, { kind: 'reset', info }, false],
  ['none: support', { kind: 'noPhone' }, { kind: 'problem', problem: { code: 'noPhone' } }, true],
  [
    'extra security: support',
    { kind: 'notAutomatic' },
    { kind: 'problem', problem: { code: 'notAutomatic' } },
    true,
  ],
  [
    'nobody: another username',
    { kind: 'unknownUser' },
    { kind: 'problem', problem: { code: 'unknownUser' } },
    false,
  ],
]
test.each(phones)('%s', (_rule, phone, next, support) => {
  expect(afterPhoneLookup(phone)).toEqual(next)
  expect(needsSupport('problem' in next ? next.problem : undefined)).toBe(support)
})

import { type IdentityProvider, isOwnProvider } from 'src/services/api/identityProviderService'
import type { Problem } from 'src/constants/problems'
import type { ResetInfo, ResetPhone } from 'src/services/api/password/passwordResetService'

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

export type AfterPhoneLookup = { kind: 'reset'; info: ResetInfo } | { kind: 'problem'; problem: Problem }

/** Decides the next step from the phone and the mailbox of an account (password-reset/not-automatic, password-reset/no-phone). */
export function afterPhoneLookup(phone: ResetPhone): AfterPhoneLookup {
  switch (phone.kind) {
    case 'found':
      return { kind: 'reset', info: phone.info }
    case 'noPhone':
    case 'notAutomatic':
    case 'unknownUser':
      return { kind: 'problem', problem: { code: phone.kind } }
  }
}

/** Returns whether only support can solve the problem. A rate limit with a known end solves itself (password-reset/limited). */
export const needsSupport = (problem: Problem | undefined): boolean =>
  problem?.code === 'noPhone' || (problem?.code === 'notAutomatic' && !problem.until)

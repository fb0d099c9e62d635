import type { Said } from 'src/features/session/record/recordState'
import type { CompanySettings } from 'src/services/api/companyService'

export interface PersonFacts {
  passwordIsActivationCode: boolean
  /** Null when the password never expires; undefined when unknown. */
  passwordExpiresIn: number | null | undefined
  /** Undefined when nobody says so. */
  autoLoginEnabled: boolean | undefined
}

/** What counts for the person who signs in: the answer to the password, before the company settings, before the cookie of an earlier sign-in (sign-in/answer-outranks). */
export const personFacts = (
  said: Said,
  settings: CompanySettings,
  autoLoginCookie?: 'enabled' | 'disabled',
): PersonFacts => ({
  passwordIsActivationCode: said.passwordIsActivationCode ?? settings.passwordIsActivationCode ?? false,
  // Null is an answer.
  passwordExpiresIn:
    said.passwordExpiresIn === undefined ? settings.passwordExpiresIn : said.passwordExpiresIn,
  autoLoginEnabled:
    said.autoLoginEnabled ??
    settings.autoLoginEnabled ??
    (autoLoginCookie === undefined ? undefined : autoLoginCookie === 'enabled'),
})

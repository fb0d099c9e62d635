import type { AnswerFacts } from 'src/features/record/recordState'
import type { CompanySettings } from 'src/services/api/companyService'

export interface PersonFacts {
  passwordIsActivationCode: boolean
  /** Null when the password never expires; undefined when unknown. */
  passwordExpiresIn: number | null | undefined
  /** Undefined if the server does not send it. */
  autoLoginEnabled: boolean | undefined
}

/** The facts that apply to the person who signs in. The answer to the password outranks the company settings, which outrank the cookie of an earlier sign-in (sign-in/answer-outranks). */
export const personFacts = (
  answer: AnswerFacts,
  settings: CompanySettings,
  autoLoginCookie?: 'enabled' | 'disabled',
): PersonFacts => ({
  passwordIsActivationCode: answer.passwordIsActivationCode ?? settings.passwordIsActivationCode ?? false,
  // Null is an answer.
  passwordExpiresIn:
    answer.passwordExpiresIn === undefined ? settings.passwordExpiresIn : answer.passwordExpiresIn,
  autoLoginEnabled:
    answer.autoLoginEnabled ??
    settings.autoLoginEnabled ??
    (autoLoginCookie === undefined ? undefined : autoLoginCookie === 'enabled'),
})

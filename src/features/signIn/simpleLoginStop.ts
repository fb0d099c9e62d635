export interface SimpleLoginFacts {
  passwordIsActivationCode: boolean
  /** The feature ChangePasswordInAuthAppEnabled. */
  changePasswordHere: boolean
  autoLoginEnabled: boolean
}

export type SimpleLoginStop = 'temporaryPassword' | 'autoLogin' | 'finish'

/** How a simple login goes on (spec §4, Simple login 1 and 2). */
export function simpleLoginStop({
  passwordIsActivationCode,
  changePasswordHere,
  autoLoginEnabled,
}: SimpleLoginFacts): SimpleLoginStop {
  if (passwordIsActivationCode && changePasswordHere) return 'temporaryPassword'
  return autoLoginEnabled ? 'autoLogin' : 'finish'
}

export interface SimpleLoginFacts {
  passwordIsActivationCode: boolean
  /** The feature ChangePasswordInAuthAppEnabled. */
  changePasswordHere: boolean
  autoLoginEnabled: boolean
}

export type SimpleLoginDestination = 'temporaryPassword' | 'autoLogin' | 'finish'

/** How a simple login goes on (sign-in/activation-code, sign-in/simple-login). */
export function simpleLoginDestination({
  passwordIsActivationCode,
  changePasswordHere,
  autoLoginEnabled,
}: SimpleLoginFacts): SimpleLoginDestination {
  if (passwordIsActivationCode && changePasswordHere) return 'temporaryPassword'
  return autoLoginEnabled ? 'autoLogin' : 'finish'
}

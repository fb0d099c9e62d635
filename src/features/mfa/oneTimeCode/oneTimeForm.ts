import type { AuthenticationMode } from 'src/constants/cookies'
import type { OneTimeForm } from 'src/features/mfa/codeSlice'

/** The one-time-code form that the authenticationMode cookie names, if it names one (spec §4, One-time-code wizards). */
export function oneTimeForm(mode: AuthenticationMode | undefined): OneTimeForm | undefined {
  switch (mode) {
    case 'symantecVIPregister':
      return 'register'
    case 'symantecVIPactivate':
      return 'activate'
    case 'symantecVIP':
      return 'code'
    case 'simple':
    case 'twoFactor':
    case 'signinVerification':
    case undefined:
      return undefined
  }
}

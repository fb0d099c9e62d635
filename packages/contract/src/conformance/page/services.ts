import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { fetchActivationCode, resendCode, resendVerification } from 'src/services/api/factorService'
import { fetchApps } from 'src/services/api/mobileSetupService'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { fetchPasskeys } from 'src/services/api/passkeys/passkeyListService'
import { fetchPasskeyCreation, fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { fetchSignInSettings } from 'src/services/api/companyService'

type Service = () => Promise<unknown>

/** The services whose response the page must be able to read, by operation. `shownBy.ts` lists those that also need a decision. */
export const READERS: Record<string, Service> = {
  fetchSettings: fetchSignInSettings,
  fetchOnboardingStatus,
  fetchUserSettings,
  fetchAutoLogin,
  fetchActivationCode,
  fetchApps,
  resendVerification: () => resendVerification(),
  resendCode: () => resendCode('sms'),
  fetchPasskeyRequest: () => fetchPasskeyRequest('signIn'),
  fetchPasskeyCreation: () => fetchPasskeyCreation(),
  fetchPasskeys,
  fetchDevices,
  fetchConnectedApps,
  fetchOwnPassword,
  fetchAuthenticators,
  fetchTrustedDevices,
  fetchRecoveryCodes,
}

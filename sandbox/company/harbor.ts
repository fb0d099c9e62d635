import type { Company } from './types'

export const PASSWORD = 'Harbor-2026!'
export const COMPANY_NAME = 'Harbor'

/** The company's settings, features and help before a sign-in (calls/contract). */
export const harbor = (): Company => ({
  settings: {
    companyProviderName: COMPANY_NAME,
    theme: {},
    requireNativeAppInstall: false,
    passwordIsActivationCode: false,
    passwordExpiresIn: 90,
    autoLoginEnabled: false,
    isStrongholdV2FamilyCompany: false,
    sessionUserNameEnabled: true,
    securityPageEnabled: true,
    authenticatorsEnabled: true,
    recoveryCodesEnabled: true,
  },
  features: {
    webappPreviewEnabled: false,
    frictionlessOnboardingEnabled: false,
    FrictionlessOnboardingEnabled: false,
    ChangePasswordInAuthAppEnabled: false,
    onboardingV3Enabled: false,
  },
  helpInfo: {
    email: 'support@harbor.example',
    phone: '+1 202 555 0199',
    phoneHours: 'Monday to Friday, 8 am to 6 pm',
  },
})

export const REGISTERED_APPS = [
  { name: 'Harbor for iPhone', platform: 'ios', url: 'https://apps.harbor.example/ios' },
  { name: 'Harbor for Android', platform: 'android', url: 'https://apps.harbor.example/android' },
]

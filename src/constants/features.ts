/** Feature keys in the server's spelling; the frictionless one has two spellings (sign-in/frictionless). */
export const FEATURES = {
  webappPreview: 'webappPreviewEnabled',
  frictionless: 'frictionlessOnboardingEnabled',
  frictionlessCapital: 'FrictionlessOnboardingEnabled',
  changePasswordInAuthApp: 'ChangePasswordInAuthAppEnabled',
  onboardingV3: 'onboardingV3Enabled',
} as const

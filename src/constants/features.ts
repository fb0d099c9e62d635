/** Feature keys, spelled as the server spells them; the frictionless one has two spellings (sign-in/frictionless). */
export const FEATURES = {
  webappPreview: 'webappPreviewEnabled',
  frictionless: 'frictionlessOnboardingEnabled',
  frictionlessCapital: 'FrictionlessOnboardingEnabled',
  changePasswordInAuthApp: 'ChangePasswordInAuthAppEnabled',
  onboardingV3: 'onboardingV3Enabled',
} as const

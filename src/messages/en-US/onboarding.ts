/** The texts of a set-up that cannot continue on this device. */
export const onboarding = {
  'onboardingNotSupported.heading': 'Continue on a computer',
  'onboardingNotSupported.text': 'Setting up your account needs a desktop computer.',
  'onboardingNotSupported.send': 'Send the address to yourself',

  'installerError.heading': 'Finish setting up this device',
  'installerError.text': 'Download the app, install it, and then try again.',
  'installerError.download': 'Download the app',
  'installerError.downloadFile': 'Download {file}',
  'installerError.version': 'Version {version}',

  'problem.deviceNotSetUp': 'This device is not set up yet.',
} as const

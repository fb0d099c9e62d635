/** The texts of the set-up of the mobile app. */
export const mobileSetup = {
  'mobileSetup.heading': 'Set up the mobile app',
  'mobileSetup.text':
    'You’ll approve sign-ins in the mobile app. When the app is set up, this page continues automatically.',
  'mobileSetup.mobileNumber': 'Mobile number',
  'mobileSetup.send': 'Send link',
  'mobileSetup.sent': 'We sent the link to your phone.',
  'mobileSetup.activationCode': 'Activation code',
  'mobileSetup.activationHint': 'Enter this code in the mobile app.',
  'mobileSetup.skip': 'Skip for now',
  'mobileSetup.scan': 'Point your phone’s camera at the code, or send the link to your phone.',
  'mobileSetup.qr': 'QR code: {name}',
  'mobileSetup.open': 'Open it',
  'mobileSetup.openHint': 'It leads you through its first steps.',
  'mobileSetup.stay': 'Leave this page open',

  'apps.heading': 'Get the app',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Get the mobile app',
  'mobileWizard.text': 'Install the app on your phone, then continue here.',
} as const

import { enUSDoor } from 'src/messages/en-US.door'

/** Every word that a person sees, in English; those of the door stand in their own file. The specification's words are verbatim (spec §5, §8; rulings §6). */
export const enUS = {
  ...enUSDoor,

  'completion.heading': 'Signing you in',
  'completion.progress': 'Your company’s other sites: {answered} of {total}',
  'completion.skip': 'Continue without waiting',

  'phone.country': 'Country: {name}, +{code}',
  'phone.countryOther': 'Country',
  'phone.countries': 'Countries',

  'forgetPassword.heading': 'Password trouble',
  'resetPassword.heading': 'Verify your phone',
  'resetTempPassword.heading': 'Change your password',
  'passwordExpired.heading': 'Your password has expired',
  'changePassword.heading': 'Before you change your password',
  'verification.heading': 'Verify Sign-In Request',
  'verification.approve': 'Approve the sign-in request in your mobile app.',
  'verification.resend': 'Resend',
  'verification.resent': 'Sign-in request resent to your mobile app.',
  'verification.skip': 'Skip',
  'verification.close': 'Close',
  'verification.offlineCode': 'Offline code',
  'verification.offlineHint': 'Your mobile app shows this code even without a connection.',
  'session.heading': 'Session check',
  'session.denied': 'You are not signed in yet',
  'action.activate': 'Activate',
  'action.next': 'Next',
  'phoneAuth.heading': 'Enter security code',
  'phoneAuth.text': 'We sent a code to your phone in a text message.',
  'phoneAuth.code': 'Security code',
  'phoneAuth.timeLeft': 'Time left:',
  'phoneAuth.timer': '{minutes} min {seconds} sec',
  'phoneAuth.minutesLeft': 'Minutes left: {n}',
  'phoneAuth.lastSeconds': 'The code runs out in {n} seconds.',
  'symantec.heading': 'Enter your one-time code',
  'symantec.setUp': 'Set up one-time codes',
  'symantec.step': 'Step {n} of {count}',
  'symantec.code': 'Security code',
  'symantec.credentialsId': 'Credential ID',
  'symantec.activationCode': 'First code',
  'symantec.secondActivationCode': 'Second code',
  'symantec.codeHint': 'Enter the code that your one-time-code device or app shows.',
  'symantec.credentialsIdHint': 'It stands in your one-time-code app, or on the back of your device.',
  'symantec.activationCodeHint': 'Enter the code that your device or app shows now.',
  'symantec.secondActivationCodeHint': 'Wait until the next code is shown, and enter that.',
  'mobileSetup.heading': 'Set up the mobile app',
  'support.heading': 'Get help. Get back to work.',
  'onboardingNotSupported.heading': 'Continue on a computer',
  'onboardingNotSupported.text': 'Setting up your account needs a desktop computer.',
  'installerError.heading': 'Finish setting up this device',
  'installerError.text': 'Download the app, install it, and then try again.',
  'installerError.download': 'Download the app',
  'installerError.downloadFile': 'Download {file}',
  'installerError.version': 'Version {version}',
  'mobileWizard.heading': 'Get the mobile app',
} as const

export type MessageKey = keyof typeof enUS

/** A language's catalogue: every key, each with its own words. */
export type Messages = Record<MessageKey, string>

import { enUSDoor } from 'src/messages/en-US.door'

/** Every word that a person sees, in English; those of the door stand in their own file. The specification's words are verbatim (spec §5, §8; rulings §6). */
export const enUS = {
  ...enUSDoor,

  'completion.heading': 'Signing you in',
  'completion.progress': 'Your company’s other sites: {answered} of {total}',
  'completion.skip': 'Continue without waiting',

  'forgetPassword.heading': 'Password trouble',
  'resetPassword.heading': 'Verify your phone',
  'resetTempPassword.heading': 'Change your password',
  'passwordExpired.heading': 'Your password has expired',
  'changePassword.heading': 'Before you change your password',
  'verification.heading': 'Verify Sign-In Request',
  'phoneAuth.heading': 'Enter security code',
  'symantec.heading': 'Enter your one-time code',
  'mobileSetup.heading': 'Set up the mobile app',
  'support.heading': 'Get help. Get back to work.',
  'onboardingNotSupported.heading': 'Continue on a computer',
  'onboardingNotSupported.text': 'Setting up your account needs a desktop computer.',
  'installerError.heading': 'Finish setting up this device',
  'mobileWizard.heading': 'Get the mobile app',
} as const

export type MessageKey = keyof typeof enUS

/** A language's catalogue: every key, each with its own words. */
export type Messages = Record<MessageKey, string>

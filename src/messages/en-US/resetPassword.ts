/** The texts of a forgotten password and its reset by a code. */
export const resetPassword = {
  'forgetPassword.heading': 'Password trouble',
  'forgetPassword.text': 'Enter your username to see how you can reset your password.',
  'forgetPassword.startAgain': 'Your password was not reset. Please start again.',
  'forgetPassword.notSure': 'Not sure? Get help',

  'resetPassword.heading': 'Verify your phone',
  'resetPassword.text': 'Enter the mobile number on your account. We’ll text you a code.',
  'resetPassword.mobile': 'Mobile number',
  'resetPassword.sendCode': 'Send code',
  'resetPassword.noAccess': 'No access to this phone?',
  'resetPassword.code.heading': 'Enter verification code',
  'resetPassword.code.text': 'We sent a 6-digit code to the phone ending in {reference}.',
  'resetPassword.code.label': 'Verification code',
  'resetPassword.code.hint': 'The code is checked as soon as you enter the last digit.',
  'resetPassword.code.sendNew': 'Send new code',
  'resetPassword.code.resent': 'Please check your phone for the new code.',
  'resetPassword.create.heading': 'Create password',
  'resetPassword.verifyAgain': 'Verify again',

  'resetEmail.heading': 'Verify your email',
  'resetEmail.text': 'We’ll send a code to {reference}.',
  'resetEmail.sent': 'We sent a 6-digit code to {reference}. Look in your junk mail, too.',
  'resetEmail.noAccess': 'No access to this email?',
  'resetEmail.instead': 'Send the code by email',
  'resetEmail.phoneInstead': 'Send the code by text message',

  'problem.noPhone': 'No mobile number on file',
  'problem.notAutomatic': 'Your password can’t be reset automatically.',
  'problem.unknownUser': 'No user matches this username.',
  'problem.otherNumber': "This number doesn't match what's on file.",
  'problem.tookTooLong': 'That took a little too long...',
} as const

/** The texts of the sign-in page that are not in its first load. */
export const signIn = {
  'accounts.label': 'Accounts on this device',
  'accounts.forget': 'Forget',
  'accounts.forgetName': 'Forget {name}',
  'accounts.other': 'Another account',

  'problem.providerCancelled': 'The sign-in with your company was cancelled. You can try again.',
  'problem.providerNoAccount':
    'Your company signed you in, but you have no account here. Ask your company for one.',
  'problem.providerFailed': 'The sign-in with your company did not work. Please try again.',
  'problem.loginDeniedHint': 'If you did not start this sign-in, change your password and tell support.',
} as const

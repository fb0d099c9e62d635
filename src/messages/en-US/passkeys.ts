/** The texts of the passkeys: as a factor, offered after a sign-in, and in the list of them. */
export const passkeys = {
  'passkey.or': 'or',
  'passkey.signIn': 'Sign in with a passkey',
  'passkey.heading': 'Use your passkey',
  'passkey.text': 'Confirm that it is you with your fingerprint, your face, your PIN or a security key.',
  'passkey.use': 'Use passkey',
  'passkey.accepted': 'Passkey accepted. Signing you in…',

  'passkeyOffer.heading': 'Sign in faster next time',
  'passkeyOffer.text':
    'With a passkey you sign in with your fingerprint, your face or your PIN. There is no password to type, and none to give away.',
  'passkeyOffer.create': 'Create a passkey',
  'passkeyOffer.notNow': 'Not now',
  'passkeyOffer.saved': 'Passkey saved. Signing you in…',

  'passkeys.heading': 'Passkeys',
  'passkeys.none': 'No passkeys',
  'passkeys.unnamed': 'Passkey',
  'passkeys.sure': 'Remove this passkey? You can then no longer sign in with it.',
  'passkeys.removed': 'Passkey removed.',

  'problem.passkeyCancelled': 'The passkey was not used. Please try again, or choose another way.',
  'problem.passkeyTimedOut':
    'The time to use the passkey has run out. Please try again, or choose another way.',
  'problem.passkeyElsewhere':
    'Another tab or window is asking for a passkey. Finish there first, or choose another way.',
  'problem.passkeyNoAuthenticator': 'This device cannot use a passkey. Please choose another way.',
  'problem.passkeyUnsupported': 'This browser cannot use passkeys. Please choose another way.',
  'problem.passkeyBlocked': 'Passkeys are not allowed on this page. Please choose another way.',
  'problem.passkeyExists': 'This device already has a passkey for your account.',
  'problem.passkeyNotCreated': 'No passkey was created. You can try again, or do it later.',
  'problem.passkeyElsewhereLater':
    'Another tab or window is asking for a passkey. Finish there first, or create yours later.',
  'problem.passkeyNotHere': 'A passkey cannot be created here. You can go on without one.',
  'problem.passkeyRefused': 'This passkey was not accepted. Please sign in with your password.',
  'problem.passkeyUnknown': 'This passkey is no longer valid. Please sign in with your password.',
} as const

/** The texts of the choice of another factor. */
export const alternatives = {
  'alternatives.try': 'Try another way',
  'alternatives.sms': 'Get a code by text message',
  'alternatives.email': 'Get a code by email',
  'alternatives.totp': 'Use your authenticator app',
  'alternatives.symantecVip': 'Enter a one-time code',
  'alternatives.approval': 'Approve in the mobile app',
  'alternatives.passkey': 'Use a passkey',
  'alternatives.device': 'Check this device',
} as const

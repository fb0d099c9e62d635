/** The texts of the authenticator apps. */
export const authenticator = {
  'authenticator.setUp': 'Set up an authenticator app',
  'authenticator.text': 'Scan the QR code with an authenticator app, then enter the code that it shows.',
  'authenticator.qr': 'QR code for your authenticator app',
  'authenticator.byHand': 'Or enter this key in the app:',
  'authenticator.open': 'Open the authenticator app',
  'authenticator.codeHint': 'Enter the code that your authenticator app shows.',
} as const

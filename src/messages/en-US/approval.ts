/** The texts of the approval in the mobile app. */
export const approval = {
  'verification.heading': 'Verify Sign-In Request',
  'verification.approve': 'Approve the sign-in request in your mobile app.',
  'verification.resend': 'Resend',
  'verification.resent': 'Sign-in request resent to your mobile app.',
  'verification.close': 'Close',
  'verification.offlineCode': 'Offline code',
  'verification.offlineHint': 'Your mobile app shows this code even without a connection.',
  'verification.accepted': 'Approved. Signing you in…',
  'verification.nothing': 'Nothing on your phone? Open the app there by hand, or send the request again.',
  'verification.noConnection':
    'No connection on your phone? Its app shows an offline code that you can enter here.',

  'challenge.choose': 'Choose {number} in the app',
  'challenge.deny': 'If your phone shows another place or time, deny the request there.',
  'challenge.nothing': 'Nothing on your phone?',
  'challenge.openApp': 'Open the app',
  'challenge.byHand': 'Open the app there by hand, or send the request again.',
} as const

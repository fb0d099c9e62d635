/** The texts of the recovery codes. */
export const recoveryCodes = {
  'recovery.heading': 'Your recovery codes',
  'recovery.text':
    'Each of these codes signs you in once if you do not have your authenticator app. They are shown only now: keep them in a safe place.',
  'recovery.download': 'Download',
  'recovery.print': 'Print',
  'recovery.saved': 'I have saved these codes',
  'recovery.savedWhy': 'Save the codes, then tick the box to continue.',
  'recovery.gone':
    'Your recovery codes were shown once and cannot be shown again. If you have not saved them, make new ones on the page “{page}”.',
  'recovery.use': 'Use a recovery code',
  'recovery.enter': 'Enter a recovery code',
  'recovery.enterText': 'Enter one of the recovery codes that you have saved. Each works once.',
  'recovery.code': 'Recovery code',
  'recovery.codeWhy': 'Enter the recovery code to continue.',
  'recovery.back': 'Back',
} as const

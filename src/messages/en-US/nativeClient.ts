/** The texts of the hand-over to another app on the device. */
export const nativeClient = {
  'nativeClient.heading': 'Continue in {app}?',
  'nativeClient.text':
    '{app} asks to be signed in with this account. Go on only if you have just begun to sign in there.',
  'nativeClient.open': 'Open {app}',
  'nativeClient.opened': 'Go on in {app}. You can close this window. If {app} has not opened, open it again.',
  'nativeClient.showCode': 'Show a code to type',
  'nativeClient.code.heading': 'Type this code into {app}',
  'nativeClient.code.text':
    'Type it only where you have begun to sign in, and tell it to nobody: whoever asks you for it wants to use your account.',
  'nativeClient.refused.heading': 'This app cannot be signed in',
  'nativeClient.refused.mode':
    'The app that opened this page asked for something that this page does not know.',
  'nativeClient.refused.list': 'The app that opened this page is not one that your company allows.',
  'nativeClient.refused.request': 'The app that opened this page did not ask as it should.',
  'nativeClient.refused.advice':
    'Nothing was handed over. Update the app and try again, or tell your support this word: {parameter}',
} as const

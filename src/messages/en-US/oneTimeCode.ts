/** The texts of the codes of the VIP Access app. */
export const oneTimeCode = {
  'symantec.setUp': 'Set up one-time codes',
  'symantec.step': 'Step {n} of {count}',
  'symantec.credentialsId': 'Credential ID',
  'symantec.activationCode': 'First code',
  'symantec.secondActivationCode': 'Second code',
  'symantec.codeHint': 'Enter the code shown on your one-time-code device or app.',
  'symantec.credentialsIdHint': 'You can find it in your one-time-code app or on the back of your device.',
  'symantec.credentialsIdWhy': 'Enter the credential ID to continue.',
  'symantec.activationCodeHint': 'Enter the code shown on your device or app now.',
  'symantec.secondActivationCodeHint': 'Wait for the next code, then enter it.',
} as const

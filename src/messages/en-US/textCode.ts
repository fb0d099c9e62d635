/** The texts of the codes by text message, call and e-mail. */
export const textCode = {
  'phoneAuth.heading': 'Enter security code',
  'phoneAuth.text': 'We texted a code to your phone.',
  'phoneAuth.code': 'Security code',
  'phoneAuth.timeLeft': 'Time left:',
  'phoneAuth.lastSeconds': {
    one: 'The code expires in {n} second.',
    other: 'The code expires in {n} seconds.',
  },

  'emailCode.heading': 'Enter security code',
  'emailCode.text': 'We sent a code to your email address. Look in your junk mail, too.',
  'emailCode.to': 'We sent a code to {reference}. Look in your junk mail, too.',
  'emailCode.code': 'Security code',

  'newCode.to': 'We texted a code to the phone ending in {reference}.',
  'newCode.in': 'No code? You can send a new one in {time}.',
  'newCode.send': 'Send a new code',
  'newCode.signIn': 'No code? Sign in again to get a new one.',
} as const

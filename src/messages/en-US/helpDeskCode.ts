/** The texts of the code for the help desk. */
export const helpDeskCode = {
  'deskCode.heading': 'Talking to your help desk?',
  'deskCode.text':
    'Read them a code. By it they see your name, the step you are at and the last error. They never need your password.',
  'deskCode.warning': 'Tell this code only to your own help desk, and only if you have called them yourself.',
  'deskCode.show': 'Show a code',
  'deskCode.seen': 'Your help desk has seen this code.',
  'deskCode.seenAt': 'Your help desk has seen this code, at {time}.',
  'deskCode.notYou': 'If you are not talking to them now, call them: somebody else may have used your code.',
} as const

/** The texts of the sign-in at the company's other sites, and of its popup. */
export const autoLogin = {
  'completion.heading': 'Signing you in',
  'completion.progress': 'Signing you in to your company’s other sites: {answered} of {total}',
  'completion.skip': 'Continue without waiting',
  'completion.leave':
    'Some of your company’s sites are on its own network: your browser may ask you to allow access to the local network.',
  'completion.local': 'Sign in on the company’s other sites',
  'completion.leftOut': 'Not signed in on: {hosts}',
  'completion.denied':
    'Your browser does not let this page reach your company’s network. You can allow it in the browser’s settings for this page.',
  'completion.opens': '{product} opens in a few seconds.',
  'completion.stay': 'Stay on this page',

  'popupNotified.text': 'You can close this window.',
} as const

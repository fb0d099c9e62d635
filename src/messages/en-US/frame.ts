/** The texts of the frame: the menu of languages and the links of the company. */
export const frame = {
  'links.label': 'About this site',
  'links.privacy': 'Privacy',
  'links.imprint': 'Imprint',
  'links.terms': 'Terms',
  'links.help': 'Help',

  'language.label': 'Language',
  'language.changed': 'This page is now in English.',
  'language.failed': 'This language could not be loaded. Please try again.',
} as const

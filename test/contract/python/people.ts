/** Who goes which journey in the test company of the Python backend. */
export const PEOPLE = {
  password: 'ada',
  provider: 'keel',
  text: 'grace',
  guest: 'gus',
  'one-time': 'otto',
  approval: 'mona',
  setup: 'sid',
  forgetful: 'fred',
  temporary: 'tess',
  changing: 'cora',
  support: 'ada',
  newcomer: 'nell',
  'auto-login': 'ada',
  passkey: 'paula',
  limited: 'lim',
  'limited-text': 'limtext',
}

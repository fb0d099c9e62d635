import { type PrerenderFacts, canShowPrerendered } from 'src/boot/inline/canShowPrerendered'

const nobody: PrerenderFacts = {
  path: '/signin/',
  foreignFrame: false,
  cookies: 'lastLoginUsername=jane',
  sessionEnded: false,
  config: {},
}

test.each<[rule: string, facts: Partial<PrerenderFacts>, shown: boolean]>([
  ['a person who comes to the sign-in page gets the step of the page', {}, true],
  ['the address without its slash is the door too', { path: '/signin' }, true],
  ['another path is not the door', { path: '/signin/verification' }, false],
  ['nothing is shown in a foreign frame', { foreignFrame: true }, false],
  ['somebody who is signed in goes on', { cookies: 'a=b; authenticationMode=simple' }, false],
  ['another mode is not a sign-in', { cookies: 'authenticationMode=twoFactor' }, true],
  [
    'a device check that was not passed has to be told',
    { cookies: 'w-device-compliance-check-info=x' },
    false,
  ],
  ['the end of a session has to be told', { sessionEnded: true }, false],
  ['a colour of the company’s own is waited for', { config: { accentColor: '#123456' } }, false],
  ['and so is its look', { config: { look: {} } }, false],
  ['and so are its texts', { config: { texts: {} } }, false],
  ['its name can be put in at once', { config: { productName: 'Pier' } }, true],
])('%s', (_rule, facts, shown) => {
  expect(canShowPrerendered({ ...nobody, ...facts })).toBe(shown)
})

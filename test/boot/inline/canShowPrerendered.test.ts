import { type PrerenderFacts, canShowPrerendered } from 'src/boot/inline/canShowPrerendered'

const nobody: PrerenderFacts = {
  path: '/signin/',
  foreignFrame: false,
  cookies: 'lastLoginUsername=jane',
  sessionEnded: false,
  dressed: undefined,
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
  ['a look or words of the company’s own are waited for', { dressed: {} }, false],
])('%s', (_rule, facts, shown) => {
  expect(canShowPrerendered({ ...nobody, ...facts })).toBe(shown)
})

import { type PrerenderFacts, canShowPrerendered } from 'src/boot/inline/canShowPrerendered'

const nobody: PrerenderFacts = {
  path: '/signin/',
  foreignFrame: false,
  cookies: 'lastLoginUsername=jane',
  sessionEnded: false,
  dressed: undefined,
}

test.each<[rule: string, facts: Partial<PrerenderFacts>, shown: boolean]>([
  ['a user who opens the sign-in page sees the prerendered step', {}, true],
  ['the address without its slash is also the sign-in page', { path: '/signin' }, true],
  ['another path is not the sign-in page', { path: '/signin/verification' }, false],
  ['nothing is shown in a cross-origin frame', { foreignFrame: true }, false],
  ['a signed-in user continues without the form', { cookies: 'a=b; authenticationMode=simple' }, false],
  ['another mode does not count as signed in', { cookies: 'authenticationMode=twoFactor' }, true],
  ['a failed device check must be reported first', { cookies: 'w-device-compliance-check-info=x' }, false],
  ['an ended session must be reported first', { sessionEnded: true }, false],
  ['a company’s own look or texts must load first', { dressed: {} }, false],
])('%s', (_rule, facts, shown) => {
  expect(canShowPrerendered({ ...nobody, ...facts })).toBe(shown)
})

import { type InstallFacts, mustInstall } from 'src/features/signIn/mustInstall'

const asked: InstallFacts = {
  requireNativeAppInstall: true,
  device: 'desktop',
  nativeClient: false,
  installed: false,
}

const table: [rule: string, facts: InstallFacts, must: boolean][] = [
  ['on a desktop where the company requires it', asked, true],
  ['not where it does not', { ...asked, requireNativeAppInstall: false }, false],
  ['not on a phone', { ...asked, device: 'mobile' }, false],
  ['not on a tablet', { ...asked, device: 'tablet' }, false],
  ['not in the native client', { ...asked, nativeClient: true }, false],
  ['not again', { ...asked, installed: true }, false],
]
test.each(table)('%s', (_rule, facts, must) => {
  expect(mustInstall(facts)).toBe(must)
})

import { unchangedPassword } from 'foyer-contract/conformance/page/onThePage'

const ON = [{ key: 'ChangePasswordInAuthAppEnabled', active: true }]
const OFF = [{ key: 'ChangePasswordInAuthAppEnabled', active: false }]
const TEMPORARY = { passwordIsActivationCode: true }

const rows: [rule: string, signedIn: object, features: unknown, isUnchanged: boolean][] = [
  ['with the feature, the page asks for a new one', TEMPORARY, ON, false],
  ['without it, the person keeps it', TEMPORARY, [], true],
  ['with the feature switched off, the person keeps it', TEMPORARY, OFF, true],
  ['an unusable list switches everything off', TEMPORARY, {}, true],
  ['passwordChange needs no feature', { ...TEMPORARY, passwordChange: 'temporary' }, [], false],
  ['with an unknown reason, the sign-in fails', { ...TEMPORARY, passwordChange: 'mood' }, [], false],
  ['a password of their own stays', { passwordIsActivationCode: false }, [], false],
]

test.each(rows)('%s', (_rule, signedIn, features, isUnchanged) => {
  const sentence = unchangedPassword(JSON.stringify(signedIn), JSON.stringify(features))
  expect(sentence !== undefined).toBe(isUnchanged)
})

test('a failed call for the features switches everything off', () => {
  expect(unchangedPassword(JSON.stringify(TEMPORARY), undefined)).toBe(
    'The page would open the web app with the temporary password (the feature `ChangePasswordInAuthAppEnabled` is not on)',
  )
})

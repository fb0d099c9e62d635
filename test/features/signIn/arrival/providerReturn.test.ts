import { providerReturn } from 'src/features/signIn/arrival/providerReturn'

test.each<[rule: string, error: string | undefined, code: string | undefined]>([
  ['a sign-in without an error', undefined, undefined],
  ['an empty error counts as none', '', undefined],
  ['the user has cancelled', 'cancelled', 'providerCancelled'],
  ['the company knows the user, the product does not', 'noAccount', 'providerNoAccount'],
  ['any other error is a failure', 'access_denied', 'providerFailed'],
])('%s', (_rule, error, code) => {
  expect(providerReturn(error)?.code).toBe(code)
})

import { providerReturn } from 'src/features/signIn/arrival/providerReturn'

test.each<[rule: string, error: string | undefined, code: string | undefined]>([
  ['a sign-in has no error', undefined, undefined],
  ['an empty one is none', '', undefined],
  ['the person has cancelled', 'cancelled', 'providerCancelled'],
  ['the company knows the person, the product does not', 'noAccount', 'providerNoAccount'],
  ['anything else has failed', 'access_denied', 'providerFailed'],
])('%s', (_rule, error, code) => {
  expect(providerReturn(error)?.code).toBe(code)
})

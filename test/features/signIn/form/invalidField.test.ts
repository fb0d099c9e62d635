import type { ProblemCode } from 'src/constants/problems'
import { invalidField } from 'src/features/signIn/form/invalidField'

const table: [code: ProblemCode | undefined, field: string | undefined][] = [
  ['enterUsername', 'username'],
  ['enterBoth', 'username'],
  ['enterPassword', 'password'],
  ['wrongCredentials', 'password'],
  ['phoneNotRegistered', undefined],
  ['offline', undefined],
  ['serverLater', undefined],
  ['loginDenied', undefined],
  ['sessionLifespan', undefined],
  ['sessionInactive', undefined],
  [undefined, undefined],
]
test.each(table)('%s marks the field %s', (code, field) => {
  expect(invalidField(code && { code })).toBe(field)
})

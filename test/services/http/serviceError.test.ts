import { failureOf } from 'src/services/http/serviceError'

test('what no service threw is unreadable', () => {
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'unreadable' })
  expect(failureOf(undefined)).toEqual({ kind: 'unreadable' })
})

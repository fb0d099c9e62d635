import { logFailure, reportCrash } from 'src/services/log'

test('a failure is noted by its call and kind, never by what it said', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  logFailure('company settings', { kind: 'refused', status: 500, text: 's3cret', requestId: 's3cret' })
  logFailure('sign out', { kind: 'unreachable' })
  expect(warn.mock.calls).toEqual([
    ['foyer: company settings failed (refused 500)'],
    ['foyer: sign out failed (unreachable)'],
  ])
})

test('a crash is noted by its place and name, never by its message', () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  reportCrash('login', new TypeError('cannot read s3cret'))
  reportCrash('screen', 's3cret')
  expect(error.mock.calls).toEqual([
    ['foyer: login crashed (TypeError)'],
    ['foyer: screen crashed (unknown)'],
  ])
})

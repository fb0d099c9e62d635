import type { reportCrash } from 'src/services/log'
import { logFailure } from 'src/services/log'

test('a failure is logged by its call and kind, never with its text', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  logFailure('company settings', { kind: 'refused', status: 500, text: 's3cret', requestId: 's3cret' })
  logFailure('sign out', { kind: 'unreachable' })
  expect(warn.mock.calls).toEqual([
    ['foyer: company settings failed (refused 500)'],
    ['foyer: sign out failed (unreachable)'],
  ])
})

/** Returns the console output of two crashes in this build. */
function crashes(environment: 'development' | 'production'): unknown[][] {
  const told = jest.spyOn(console, 'error').mockImplementation()
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: environment })
  jest.isolateModules(() => {
    const log = jest.requireActual<{ reportCrash: typeof reportCrash }>('src/services/log')
    log.reportCrash('login', new TypeError('cannot read s3cret'), 'created by s3cret')
    log.reportCrash('screen', 's3cret')
  })
  Object.assign(process.env, { NODE_ENV: before })
  const { calls } = told.mock
  told.mockRestore()
  return calls
}

test('a crash is logged by its location and class, and in production never with its message', () => {
  expect(crashes('production')).toEqual([
    ['foyer: login crashed (TypeError)'],
    ['foyer: screen crashed (unknown)'],
  ])
})

test('in development the message, the stack and the sagas are also logged', () => {
  expect(crashes('development')).toEqual([
    ['foyer: login crashed (TypeError)', new TypeError('cannot read s3cret'), 'created by s3cret'],
    ['foyer: screen crashed (unknown)', 's3cret', ''],
  ])
})

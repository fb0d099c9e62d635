import { type reportCrash, logFailure, errorName } from 'src/services/log'
import { ServiceError } from 'src/services/http/serviceError'

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

const named = (name: unknown): Error => Object.assign(new Error('typed'), { name })

// (calls/report-contents)
test.each<[rule: string, thrown: unknown, name: string]>([
  ['a plain error keeps its name', new Error('typed'), 'Error'],
  ['a built-in error keeps its name', new RangeError('typed'), 'RangeError'],
  ['a DOM error keeps its name', new DOMException('typed', 'NotAllowedError'), 'NotAllowedError'],
  ['an error of the app keeps its name', new ServiceError({ kind: 'unreachable' }), 'ServiceError'],
  ['a chunk that failed to load keeps its name', named('ChunkLoadError'), 'ChunkLoadError'],
  ['a failed call keeps its name', named('AxiosError'), 'AxiosError'],
  ['an unknown name is replaced', named('SECRETNAME'), 'Error'],
  ['an unknown name with a known ending is replaced', named('AdaError'), 'Error'],
  ['a known name inside another one is replaced', named('TypeError ada'), 'Error'],
  ['a name in another case is replaced', named('typeerror'), 'Error'],
  ['an empty name is replaced', named(''), 'Error'],
  ['a name of another type is replaced', named({ name: 'ada' }), 'Error'],
  ['an inherited property name is replaced', named('constructor'), 'Error'],
  ['a thrown string has no name', 's3cret', 'unknown'],
  ['a thrown undefined has no name', undefined, 'unknown'],
  ['a thrown object has no name', { name: 'TypeError' }, 'unknown'],
])('%s', (_rule, thrown, name) => {
  expect(errorName(thrown)).toBe(name)
})

import { errorName } from 'src/services/errorName'
import { ServiceError } from 'src/services/http/serviceError'

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

import { createHash } from 'node:crypto'
import {
  hashPerson,
  newMarkId,
  removeEntry,
  untilWritesArrive,
  writeEntry,
  writeMark,
} from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark, readSignIns, watchSignIns } from 'src/services/storage/oneSignIn/currentSignIn'

const KEY = 'foyer.currentSignIn'
const WHO = 'ab'.repeat(32)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

// (one-sign-in/mark)
test.each<[what: string, mark: Parameters<typeof writeMark>[0]]>([
  ['a sign-in', { id: 'm1', who: WHO }],
  ['a sign-in of an unknown user', { id: 'm1', who: '' }],
  ['a sign-out', { id: 'm1', who: '', ended: true }],
])('the next page reads the mark of %s', (_what, mark) => {
  writeMark(mark)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(mark)
  expect(readMark()).toEqual(mark)
})

test.each([
  [null],
  ['{'],
  ['null'],
  ['[]'],
  ['"m1"'],
  ['{"id":"m1"}'],
  ['{"id":1,"who":""}'],
  ['{"id":"","who":""}'],
  ['{"id":"m1","who":"ada"}'],
  [`{"id":"m1","who":"${WHO}a"}`],
  ['{"id":"m1","who":"","ended":"yes"}'],
])('the value %s is not a mark', text => {
  if (text !== null) localStorage.setItem(KEY, text)
  expect(readMark()).toBeUndefined()
})

test('a browser that refuses storage causes no error', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => writeMark({ id: 'm1', who: '' })).not.toThrow()
  expect(readMark()).toBeUndefined()
})

test('ids are random and long enough', () => {
  const [one, other] = [newMarkId(), newMarkId()]
  expect(one).toMatch(/^[\da-f]{32}$/)
  expect(other).not.toBe(one)
})

describe('the hash of a user', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')

  test('is the SHA-256 of the id followed by the cleaned, lower-case username', async () => {
    expect(await hashPerson('m1', 'Ada@Example.org')).toBe(digest('m1ada@example.org'))
    expect(await hashPerson('m1', 'ÄDA')).toBe(digest('m1äda'))
    expect(await hashPerson('m1', ' JOSE\u0301\u200b')).toBe(digest('m1jos\u00e9'))
  })

  test('is empty without a name', async () => {
    expect(await hashPerson('m1', '')).toBe('')
  })

  test('is empty on a page that is not a secure context', async () => {
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto)
    expect(await hashPerson('m2', 'ada')).toBe('')
  })
})

// (one-sign-in/pending)
test('other pages can read an entry until it is removed', () => {
  const entry = { id: 'e1', who: WHO, at: 7 }
  expect(writeEntry(entry)).toBe(true)
  expect(readSignIns()).toEqual({ mark: undefined, entries: [entry] })
  removeEntry('e1')
  expect(readSignIns().entries).toEqual([])
})

test.each(['{', 'null', '{"who":"ada","at":1}', '{"who":""}', '{"who":"","at":"1"}', '{"who":"","at":null}'])(
  'an entry of %s is ignored',
  text => {
    localStorage.setItem('foyer.pendingSignIn.e1', text)
    expect(readSignIns().entries).toEqual([])
  },
)

// (one-sign-in/compared)
test('changes by other pages are reported until the watcher ends', () => {
  const report = jest.fn()
  const end = watchSignIns(report)
  const change = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
  change({ key: 'foyer.accounts' })
  change({ key: KEY, oldValue: '{"id":"m0","who":""}', newValue: '{"id":"m1","who":""}' })
  change({ key: 'foyer.pendingSignIn.e1', newValue: '{"who":"","at":1}' })
  change({ key: 'foyer.pendingSignIn.e1', newValue: null })
  change({ key: null })
  expect(report.mock.calls.flat()).toEqual([
    { kind: 'mark', mark: { id: 'm1', who: '' }, replacedId: 'm0' },
    { kind: 'entry', entry: { id: 'e1', who: '', at: 1 } },
    { kind: 'entry', entry: undefined },
    { kind: 'mark', mark: undefined, replacedId: undefined },
  ])
  end()
  change({ key: KEY })
  expect(report).toHaveBeenCalledTimes(4)
})

// (one-sign-in/one-at-a-time)
describe('the wait for the writes of other pages', () => {
  const withLocks = (query: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  test('queries the browser’s locks one after another', async () => {
    const answers: (() => void)[] = []
    withLocks(() => new Promise<void>(resolve => answers.push(resolve)))
    const arrived = jest.fn()
    const wait = untilWritesArrive().then(arrived)
    for (let asked = 1; asked <= 32; asked += 1) {
      expect([answers.length, arrived.mock.calls.length]).toEqual([asked, 0])
      answers.at(-1)?.()
      await Promise.resolve()
      await Promise.resolve()
    }
    await wait
    expect(answers).toHaveLength(32)
  })

  test.each([
    ['has no locks', undefined],
    ['rejects the query', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  ])('ends at once in a browser that %s', async (_rule, query) => {
    if (query) withLocks(query)
    await expect(untilWritesArrive()).resolves.toBeUndefined()
  })
})

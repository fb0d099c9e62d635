import { createHash } from 'node:crypto'
import { newMarkId, readMark, watchMark, hashPerson, writeMark } from 'src/services/storage/currentSignIn'

const KEY = 'foyer.currentSignIn'
const WHO = 'ab'.repeat(32)

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

// (one-sign-in/mark)
test.each<[what: string, mark: Parameters<typeof writeMark>[0]]>([
  ['a sign-in', { id: 'm1', who: WHO }],
  ['one of nobody known', { id: 'm1', who: '' }],
  ['a sign-out', { id: 'm1', who: '', ended: true }],
])('%s is what the next page reads', (_what, mark) => {
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
])('%s says nothing', text => {
  if (text !== null) localStorage.setItem(KEY, text)
  expect(readMark()).toBeUndefined()
})

test('a browser that refuses storage is lived with', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => writeMark({ id: 'm1', who: '' })).not.toThrow()
  expect(readMark()).toBeUndefined()
})

test('ids are by chance, and long enough', () => {
  const [one, other] = [newMarkId(), newMarkId()]
  expect(one).toMatch(/^[\da-f]{32}$/)
  expect(other).not.toBe(one)
})

describe('whose it is', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')

  test('is the SHA-256 of the id and the lower-cased username together', async () => {
    expect(await hashPerson('m1', 'Ada@Example.org')).toBe(digest('m1ada@example.org'))
    expect(await hashPerson('m1', 'ÄDA')).toBe(digest('m1äda'))
  })

  test('is nobody’s without a name', async () => {
    expect(await hashPerson('m1', '')).toBe('')
  })

  test('is nobody’s in a page that is not a secure context', async () => {
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto)
    expect(await hashPerson('m1', 'ada')).toBe('')
  })
})

// (one-sign-in/compared)
test('another page’s mark is heard until nobody listens any more', () => {
  const heard = jest.fn()
  const end = watchMark(heard)
  const write = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
  write('foyer.accounts')
  expect(heard).not.toHaveBeenCalled()
  write(KEY)
  expect(heard).toHaveBeenCalledTimes(1)
  end()
  write(KEY)
  expect(heard).toHaveBeenCalledTimes(1)
})

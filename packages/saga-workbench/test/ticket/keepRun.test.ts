import type { EffectEntry, Recording } from 'saga-workbench/recording/entries'
import { createSerializer } from 'saga-workbench/recording/serializer'
import { asFile, missingIn, privacyOf } from 'saga-workbench/ticket/keepRun'

test('a chunk that was loaded is shown alike by every bundler', () => {
  const chunk = Object.defineProperty({ send: () => undefined }, '__esModule', { value: true })
  expect(createSerializer().show(chunk)).toEqual({ $: 'Object' })
})

const WORDS =
  'kind step code mobile signedIn /phone username displayName phone email password tries hosts text state name token id userId pathname'.split(
    ' ',
  )
const HIDDEN = '•••'
const shown = () =>
  createSerializer({
    privacy: privacyOf(WORDS, '/signin'),
    errorName: ({ name }) => (name === 'SyntaxError' ? name : 'Error'),
  })

// (support/recording-masked)
test.each<[what: string, value: unknown, told: unknown]>([
  ['a text of the app’s own', { kind: 'signedIn' }, { kind: 'signedIn' }],
  ['a typed text', { text: 'My phone is lost' }, { text: HIDDEN }],
  ['a username', { username: 'grace' }, { username: HIDDEN }],
  ['a username that is a word of the app', { username: 'mobile' }, { username: HIDDEN }],
  ['a name', { displayName: 'Grace Hopper' }, { displayName: HIDDEN }],
  ['an address for mail', { email: 'grace@harbor.test' }, { email: HIDDEN }],
  ['a phone number', { phone: '+15550101067' }, { phone: HIDDEN }],
  ['a phone number that is a number', { phone: 15550101067 }, { phone: HIDDEN }],
  ['an id', { userId: 4711, id: 17 }, { userId: HIDDEN, id: HIDDEN }],
  ['a password', { password: 'signedIn' }, { password: HIDDEN }],
  ['a code', { code: '048213' }, { code: HIDDEN }],
  ['a token', { token: 'eyJhbGciOi' }, { token: HIDDEN }],
  ['numbers, and whether something is so', { tries: 2, state: true }, { tries: 2, state: true }],
  ['nothing', { username: '', state: null }, { username: '', state: null }],
  ['a route', { state: '/signin/phone' }, { state: '/signin/phone' }],
  ['the address of the page', { pathname: '/signin/phone' }, { pathname: '/signin/phone' }],
  ['an address with typed text', { state: '/signin/phone?user=grace' }, { state: HIDDEN }],
  ['the name of a host', { hosts: { 'https://keel.harbor.test': true } }, { hosts: { [HIDDEN]: true } }],
  ['a function', (): void => undefined, { $: 'function', name: '' }],
])('%s', (_what, value, told) => {
  expect(shown().show(value)).toEqual(told)
})

test('a name that was masked once is masked at every later occurrence, even if it is a word of the app', () => {
  const { show } = shown()
  expect(show(['mobile'])).toEqual(['mobile'])
  show({ username: 'mobile' })
  expect(show(['mobile', { state: 'mobile' }])).toEqual([HIDDEN, { state: HIDDEN }])
})

test.each<[name: string, value: unknown, told: unknown]>([
  ['login/usernameSubmitted', 'mobile', HIDDEN],
  ['login/passwordSubmitted', 'mobile', HIDDEN],
  ['login/continued', 'mobile', 'mobile'],
  ['readKnownName', 'mobile', HIDDEN],
  ['readDevice', 'mobile', 'mobile'],
  ['readDevice', 'My own phone', HIDDEN],
])('%s with %j bare', (name, value, told) => {
  expect(shown().named(name, value)).toEqual(told)
})

test('the type of an action is shown', () => {
  const action = { type: 'login/usernameSubmitted', payload: 'grace' }
  expect(shown().action(action)).toEqual({ type: 'login/usernameSubmitted', [HIDDEN]: HIDDEN })
})

test('the message of an error is masked: it may contain input', () => {
  const error = new SyntaxError('Unexpected token: "grace" is not valid JSON')
  expect(shown().show(error)).toEqual({ $: 'error', name: 'SyntaxError', message: HIDDEN })
})

test('a foreign name of an error is masked', () => {
  const error = Object.assign(new Error(''), { name: 'grace' })
  expect(shown().show(error)).toMatchObject({ $: 'error', name: 'Error' })
})

test('a chunk of a release is shown as every chunk', () => {
  const chunk = Object.defineProperty({}, 'a', { enumerable: true, get: () => 'grace' })
  expect(shown().show(chunk)).toEqual({ $: 'Object' })
})

const effect = (id: number, over: boolean): EffectEntry => ({
  entry: 'effect',
  id,
  atMs: id,
  kind: 'call',
  name: 'fetchSessionStatus',
  args: [],
  ...(over && { end: { how: 'gave', value: null, atMs: id, order: id } }),
})
const recording = (more: Partial<Recording>): Recording => ({
  format: 1,
  page: 'one',
  beganAtMs: 0,
  state: {},
  entries: [],
  dropped: 0,
  ...more,
})
const read = (text: string): Recording => JSON.parse(text) as Recording

test('a recording is a file with an entry a line', () => {
  const whole = recording({ entries: [effect(1, true), effect(2, false)] })
  const { text } = asFile(whole, 10_000)
  expect(read(text)).toEqual(whole)
  expect(text.trim().split('\n')).toHaveLength(4)
})

// (support/recording-bounds)
test.each<[what: string, over: (id: number) => boolean, first: number]>([
  ['the oldest completed entry is dropped', () => true, 2],
  ['a pending entry stays', id => id > 10, 1],
  ['a pending entry is dropped if no other is left', () => false, 2],
])('%s, and is counted', (_what, over, first) => {
  const entries = Array.from({ length: 200 }, (_, index) => effect(index + 1, over(index + 1)))
  const whole = recording({ entries, dropped: 5 })
  const { text, dropped } = asFile(whole, 10_000)
  const kept = read(text)
  expect(text.length).toBeLessThanOrEqual(10_000)
  expect(text.length).toBeGreaterThan(5_000)
  expect(kept.entries.at(-1)?.id).toBe(200)
  expect(kept.entries[0]!.id >= first).toBe(true)
  expect(kept.dropped).toBe(5 + 200 - kept.entries.length)
  expect(dropped).toBe(kept.dropped)
  // The page goes on with its own.
  expect(whole.entries).toHaveLength(200)
  expect(whole.dropped).toBe(5)
})

test('a file without any room has no entry', () => {
  expect(read(asFile(recording({ entries: [effect(1, true)] }), 10).text).entries).toEqual([])
})

test.each<[what: string, more: Partial<Recording>, told: string[]]>([
  ['one of the workbench is whole', {}, []],
  ['one that was too long', { dropped: 300 }, ['Its beginning is missing: 300 entries were dropped.']],
  ['one of a ticket', { given: true }, [expect.stringMatching(/^A person has added it to a ticket: /)]],
])('%s', (_what, more, told) => {
  expect(missingIn(recording(more))).toEqual(told)
})

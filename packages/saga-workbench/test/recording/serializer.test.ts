import { createSerializer } from 'saga-workbench/recording/serializer'
import { privacyOf } from 'saga-workbench/ticket/keepRun'

test('a chunk that was loaded is shown alike by every bundler', () => {
  const chunk = Object.defineProperty({ send: () => undefined }, '__esModule', { value: true })
  expect(createSerializer().show(chunk)).toEqual({ $: 'Object' })
})

const WORDS = [
  'kind',
  'step',
  'code',
  'mobile',
  'signedIn',
  '/phone',
  'username',
  'displayName',
  'phone',
  'email',
  'password',
  'tries',
  'hosts',
  'text',
  'state',
  'name',
  'token',
  'id',
  'userId',
  'pathname',
]
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

import { watchEntry } from 'src/services/report/visitEntry'

beforeEach(() => {
  document.body.innerHTML =
    '<input id="u" autocomplete="username webauthn"><input id="p" autocomplete="current-password"><input id="c" autocomplete="one-time-code">'
})
afterEach(() => jest.restoreAllMocks())

const field = (id: string) => document.getElementById(id)!
const type = (id: string, inputType = 'insertText') =>
  field(id).dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
const fill = (id: string) => field(id).dispatchEvent(new Event('input', { bubbles: true }))

// (visits/entry)
test('an untouched field reports no entry', () => {
  const entryAt = watchEntry()
  expect([entryAt('username'), entryAt('password'), entryAt('code'), entryAt(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('each field reports its own entry', () => {
  const entryAt = watchEntry()
  type('u')
  fill('p')
  type('c')
  expect([entryAt('username'), entryAt('password'), entryAt('code')]).toEqual([
    'typed',
    'autofilled',
    undefined,
  ])
})

test.each<[way: string, act: () => void, entry: string]>([
  ['pasting counts as typing', () => type('p', 'insertFromPaste'), 'typed'],
  ['a replacement of the text counts as filled in', () => type('p', 'insertReplacementText'), 'autofilled'],
  ['an event without a type counts as filled in', () => type('p', ''), 'autofilled'],
  ['the latest kind of entry counts', () => (fill('p'), type('p')), 'typed'],
])('%s', (_way, act, entry) => {
  const entryAt = watchEntry()
  act()
  expect(entryAt('password')).toBe(entry)
})

test('a field that was filled in before the page listened counts as filled in', () => {
  const entryAt = watchEntry()
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation(selector => (selector.includes('username') ? field('u') : null))
  expect([entryAt('username'), entryAt('password')]).toEqual(['autofilled', undefined])
})

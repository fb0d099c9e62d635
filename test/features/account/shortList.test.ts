import { matching, mattersMost } from 'src/features/account/shortList'
import type { Connected } from 'src/services/api/account/connectedService'

const device = (name: string, rest: Partial<Connected> = {}): Connected => ({
  id: name,
  name,
  nearby: false,
  ...rest,
})
const names = (list: Connected[]) => list.map(({ name }) => name)

// (password-change/long-lists)
test('this device comes first; a short list keeps its order otherwise', () => {
  const list = [device('old', { seenMs: 1 }), device('new', { seenMs: 9 }), device('here', { nearby: true })]
  expect(names(mattersMost(list))).toEqual(['here', 'old', 'new'])
})

test('of twenty each keeps its place', () => {
  const list = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
  expect(mattersMost(list)).toEqual(list)
})

test('what was never seen comes last of a long list', () => {
  const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n + 1 }))
  expect(names(mattersMost([device('never'), ...rest])).at(-1)).toBe('never')
})

test('of a long list those seen last follow', () => {
  const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
  const list = [...rest, device('here', { nearby: true, seenMs: 0 })]
  expect(names(mattersMost(list)).slice(0, 3)).toEqual(['here', 'd19', 'd18'])
})

test.each([
  ['', ['Front desk', 'iPhone']],
  ['  DESK ', ['Front desk']],
  ['lisbon desk', ['Front desk']],
  ['lisbon  tablet', []],
  ['desk  front', ['Front desk']],
  ['undefined', []],
  ['tokyo', []],
])('the filter "%s" leaves %j', (text, left) => {
  const list = [device('Front desk', { location: 'Lisbon, Portugal' }), device('iPhone')]
  expect(names(matching(list, text))).toEqual(left)
})

test('of a text without end only its beginning counts, so that it costs no time', () => {
  expect(names(matching([device('Laptop')], `${'a '.repeat(100)}missing`))).toEqual(['Laptop'])
})

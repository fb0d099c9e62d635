import { matching, mostRelevantFirst } from 'src/features/account/shortList'
import type { Connected } from 'src/services/api/account/connectedService'

const device = (name: string, rest: Partial<Connected> = {}): Connected => ({
  id: name,
  name,
  nearby: false,
  ...rest,
})
const names = (list: Connected[]) => list.map(({ name }) => name)

// (password-change/long-lists)
test('this device comes first; a short list otherwise keeps its order', () => {
  const list = [device('old', { seenMs: 1 }), device('new', { seenMs: 9 }), device('here', { nearby: true })]
  expect(names(mostRelevantFirst(list))).toEqual(['here', 'old', 'new'])
})

test('a list of twenty keeps its order', () => {
  const list = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
  expect(mostRelevantFirst(list)).toEqual(list)
})

test('in a long list, devices that were never seen come last', () => {
  const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n + 1 }))
  expect(names(mostRelevantFirst([device('never'), ...rest])).at(-1)).toBe('never')
})

test('a long list is sorted by the time of the last use', () => {
  const rest = Array.from({ length: 20 }, (_, n) => device(`d${n}`, { seenMs: n }))
  const list = [...rest, device('here', { nearby: true, seenMs: 0 })]
  expect(names(mostRelevantFirst(list)).slice(0, 3)).toEqual(['here', 'd19', 'd18'])
})

test.each([
  ['', ['Front desk', 'iPhone']],
  ['  DESK ', ['Front desk']],
  ['lisbon desk', ['Front desk']],
  ['lisbon  tablet', []],
  ['desk  front', ['Front desk']],
  ['undefined', []],
  ['tokyo', []],
])('the filter "%s" keeps %j', (text, left) => {
  const list = [device('Front desk', { location: 'Lisbon, Portugal' }), device('iPhone')]
  expect(names(matching(list, text))).toEqual(left)
})

test('only the beginning of a very long filter text is compared, so that filtering stays fast', () => {
  expect(names(matching([device('Laptop')], `${'a '.repeat(100)}missing`))).toEqual(['Laptop'])
})

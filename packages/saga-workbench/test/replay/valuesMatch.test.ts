import type { JsonValue } from 'saga-workbench/recording/entries'
import { valuesMatch, namesMatch } from 'saga-workbench/replay/pairing'

test.each<[one: JsonValue, other: JsonValue, are: boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  ['•••', 'b', true],
  ['•••', 7, true],
  ['•••', null, false],
  ['b', '•••', false],
  [['•••', 1], ['a', 1], true],
  [['•••', 1], ['a', 2], false],
  [['a'], { 0: 'a' }, false],
  [{ a: '•••' }, { a: 'b' }, true],
  [{ a: '•••' }, { b: 'b' }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ '•••': '•••' }, { host: 'b' }, true],
  [{ $: 'function', name: 'send|told' }, { $: 'function', name: 'told' }, true],
  [{ $: 'function', name: 'send' }, { $: 'function', name: 'told' }, false],
  [{ $: 'function', name: '?', type: 'a/b' }, { $: 'function', name: 'actionCreator', type: 'a/b' }, true],
  [{ $: 'function', name: 'told', type: 'a/b' }, { $: 'function', name: 'told', type: 'a/c' }, false],
  [{ $: 'task', name: '?' }, { $: 'task', name: 'signIn' }, true],
  [{ $: 'function', name: '?' }, { $: 'task', name: 'signIn' }, false],
])('%j and %j', (one, other, are) => {
  expect(valuesMatch(one, other)).toBe(are)
})

test.each<[one: string, other: string, are: boolean]>([
  ['send', 'send', true],
  ['send', 'told', false],
  ['send|told', 'told', true],
  ['?', 'told', true],
  ['told', '?', false],
])('the names %s and %s', (one, other, are) => {
  expect(namesMatch(one, other)).toBe(are)
})

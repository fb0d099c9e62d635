import { filled, isComplete, nextBox, typedInto } from 'src/components/codes/codeDigits'

const EMPTY = ['', '', '', '', '', '']
const boxes = (text: string) => Array.from(text, digit => (digit === '_' ? '' : digit))

const fillings: [rule: string, before: string, at: number, text: string, after: string][] = [
  ['a whole code fills all boxes', '______', 0, '123456', '123456'],
  ['a code loses its dash', '______', 0, '123-456', '123456'],
  ['a code loses its spaces', '______', 3, ' 123456 ', '123456'],
  ['a whole code fills all boxes from any box', '______', 5, '012345', '012345'],
  ['a whole code replaces another', '999999', 2, '123456', '123456'],
  ['a sentence is reduced to its code', '______', 0, 'Your code is 012 345.', '012345'],
  ['a partial code starts at its box', '______', 2, '34', '__34__'],
  ['surplus digits are dropped', '______', 4, '789', '____78'],
  ['full-width digits', '______', 0, '１２３４５６', '123456'],
  ['Arabic-Indic digits', '______', 0, '١٢٣٤٥٦', '123456'],
  ['letters are ignored', '12____', 2, 'abc', '12____'],
]
test.each(fillings)('pasted: %s', (_rule, before, at, text, after) => {
  expect(filled(boxes(before), at, text)).toEqual(boxes(after))
})

const typing: [rule: string, before: string, at: number, text: string, after: string][] = [
  ['a digit', '______', 0, '7', '7_____'],
  ['a digit after the present one replaces it', '1_____', 0, '17', '7_____'],
  ['a digit before the present one replaces it', '1_____', 0, '71', '7_____'],
  ['the same digit again keeps it', '1_____', 0, '11', '1_____'],
  ['a letter is ignored', '1_____', 0, 'a', '1_____'],
  ['a letter beside a digit is ignored', '1_____', 0, '1a', '1_____'],
  ['an emptied box becomes empty', '12____', 1, '', '1_____'],
  ['a whole code by autofill fills all boxes', '______', 3, '012345', '012345'],
  ['zero is a digit', '______', 0, '0', '0_____'],
]
test.each(typing)('typed: %s', (_rule, before, at, text, after) => {
  expect(typedInto(boxes(before), at, text)).toEqual(boxes(after))
})

test('an ignored character does not count as a change', () => {
  const before = boxes('1_____')
  expect(['a', '1a', 'a1', ' 1'].map(text => typedInto(before, 0, text) === before)).toEqual(
    Array(4).fill(true),
  )
})

test('a very long text of combining marks is processed quickly', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  expect(typedInto(EMPTY, 0, marks)).toBe(EMPTY)
})

test('the next box is the first empty one, or else the last', () => {
  expect([nextBox(EMPTY), nextBox(boxes('12_4__')), nextBox(boxes('123456'))]).toEqual([0, 2, 5])
})

test('a code without an empty box is complete', () => {
  expect([isComplete(boxes('12345_')), isComplete(boxes('123456'))]).toEqual([false, true])
})

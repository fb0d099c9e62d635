import { filled, isComplete, nextBox, typedInto } from 'src/components/codes/codeDigits'

const EMPTY = ['', '', '', '', '', '']
const boxes = (text: string) => Array.from(text, digit => (digit === '_' ? '' : digit))

const fillings: [rule: string, before: string, at: number, text: string, after: string][] = [
  ['a whole code', '______', 0, '123456', '123456'],
  ['a code with its dash', '______', 0, '123-456', '123456'],
  ['a code with blanks', '______', 3, ' 123456 ', '123456'],
  ['a whole code at any box', '______', 5, '012345', '012345'],
  ['a whole code over another', '999999', 2, '123456', '123456'],
  ['a sentence with a code', '______', 0, 'Your code is 012 345.', '012345'],
  ['a part of a code stays where it was put', '______', 2, '34', '__34__'],
  ['what is over is left out', '______', 4, '789', '____78'],
  ['full-width digits', '______', 0, '１２３４５６', '123456'],
  ['Arabic-Indic digits', '______', 0, '١٢٣٤٥٦', '123456'],
  ['letters are nothing', '12____', 2, 'abc', '12____'],
]
test.each(fillings)('pasted: %s', (_rule, before, at, text, after) => {
  expect(filled(boxes(before), at, text)).toEqual(boxes(after))
})

const typing: [rule: string, before: string, at: number, text: string, after: string][] = [
  ['a digit', '______', 0, '7', '7_____'],
  ['a digit behind the one that stands there', '1_____', 0, '17', '7_____'],
  ['a digit before the one that stands there', '1_____', 0, '71', '7_____'],
  ['the same digit again', '1_____', 0, '11', '1_____'],
  ['a letter is ignored', '1_____', 0, 'a', '1_____'],
  ['a letter beside a digit too', '1_____', 0, '1a', '1_____'],
  ['an emptied box', '12____', 1, '', '1_____'],
  ['a whole code by autofill', '______', 3, '012345', '012345'],
  ['zero is a digit', '______', 0, '0', '0_____'],
]
test.each(typing)('typed: %s', (_rule, before, at, text, after) => {
  expect(typedInto(boxes(before), at, text)).toEqual(boxes(after))
})

test('a character that is ignored is not a change at all', () => {
  const before = boxes('1_____')
  expect(['a', '1a', 'a1', ' 1'].map(text => typedInto(before, 0, text) === before)).toEqual(
    Array(4).fill(true),
  )
})

test('a text of marks without end costs no time', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  expect(typedInto(EMPTY, 0, marks)).toBe(EMPTY)
})

test('the next box is the first empty one, or the last', () => {
  expect([nextBox(EMPTY), nextBox(boxes('12_4__')), nextBox(boxes('123456'))]).toEqual([0, 2, 5])
})

test('a code is complete without an empty box', () => {
  expect([isComplete(boxes('12345_')), isComplete(boxes('123456'))]).toEqual([false, true])
})

import { digitsMask, lengthMask, asciiMask, offlineMask } from 'src/components/codes/codeMask'

/** `|` stands for the caret. */
const entry = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

const offline: [rule: string, typed: string, deleting: boolean, shown: string][] = [
  ['digits stay', '12|', false, '12|'],
  ['a dash comes after the fourth digit', '1234|', false, '1234-|'],
  ['one that was typed is the same', '1234-|', false, '1234-|'],
  ['digits follow it', '1234-5|', false, '1234-5|'],
  ['eight digits and a dash fill it', '1234-5678|', false, '1234-5678|'],
  ['a tenth character does not fit', '1234-56789|', false, '1234-5678|'],
  ['a pasted code gets its dash', '12345678|', false, '1234-5678|'],
  ['a pasted code loses its spaces', ' 1234 5678 |', false, '1234-5678|'],
  ['a dash elsewhere goes', '1-2|', false, '12|'],
  ['letters are ignored', '12ab|', false, '12|'],
  ['full-width digits are ours', '１２３４５|', false, '1234-5|'],
  ['so are the digits of any script', '١٢٣|', false, '123|'],
  ['leading zeros survive', '0001-|', false, '0001-|'],
  ['the dash can be deleted', '1234|', true, '1234|'],
  ['what stands before the dash keeps it', '1234-|', true, '1234-|'],
  ['deleting in the middle moves the rest up', '123|-567', true, '123|5-67'],
  ['a dash that is deleted stays behind the caret', '1234|567', true, '1234|-567'],
  ['typing in the middle moves the rest on', '129|34-5', false, '129|3-45'],
  ['the dash is passed by a person who types', '1234|5', false, '1234-|5'],
]

test.each(offline)('offline code: %s', (_rule, typed, deleting, shown) => {
  expect(marked(offlineMask(entry(typed), deleting))).toBe(shown)
})

test.each([
  ['012345|', '012345|'],
  ['12 34-5a|', '12345|'],
  ['1x|2', '1|2'],
  ['１２|３', '12|3'],
  ['٠١|٢', '01|2'],
])('a code of digits: %s becomes %s', (typed, shown) => {
  expect(marked(digitsMask(entry(typed), false))).toBe(shown)
})

test('a text of marks without end costs no time', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  for (const mask of [digitsMask, offlineMask])
    expect(mask({ text: `1${marks}`, caret: 2e6 + 1 }, false)).toEqual({ text: '1', caret: 1 })
})

test.each([
  ['VSMT 12|', 'VSMT 12|'],
  ['７ｋｑ４－|ｍ２ｘｗ', '7kq4-|m2xw'],
  ['٧kq|', '7kq|'],
])('a code with letters: %s becomes %s', (typed, shown) => {
  expect(marked(asciiMask(entry(typed), false))).toBe(shown)
})

// (forms/code-length)
test.each([
  ['digits stay', '123|', '123|'],
  ['a code of the length fills the field', '123456|', '123456|'],
  ['one digit more does not fit', '1234567|', '123456|'],
  ['a pasted code loses its blanks', '123 456|', '123456|'],
  ['a digit in a full field takes the place of the one behind the caret', '19|23456', '19|3456'],
  ['a code pasted before another one replaces it', '654321|123456', '654321|'],
  ['a code pasted into the middle replaces what follows', '12654321|3456', '126543|'],
  ['a letter takes no place', '1x|23456', '1|23456'],
])('a code of six digits: %s', (_rule, typed, shown) => {
  expect(marked(lengthMask(6)(entry(typed), false))).toBe(shown)
})

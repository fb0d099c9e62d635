import { digitsMask, lengthMask, asciiMask, offlineMask } from 'src/components/codes/codeMask'
import { filled, isComplete, nextBox, typedInto } from 'src/components/codes/codeDigits'
import { pastedCode } from 'src/components/codes/pastedCode'

/** `|` marks the caret. */
const entry = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

const offline: [rule: string, typed: string, deleting: boolean, shown: string][] = [
  ['digits stay', '12|', false, '12|'],
  ['a dash follows the fourth digit', '1234|', false, '1234-|'],
  ['a typed dash is kept', '1234-|', false, '1234-|'],
  ['digits follow the dash', '1234-5|', false, '1234-5|'],
  ['eight digits and a dash fill the field', '1234-5678|', false, '1234-5678|'],
  ['a tenth character is dropped', '1234-56789|', false, '1234-5678|'],
  ['a pasted code gets its dash', '12345678|', false, '1234-5678|'],
  ['a pasted code loses its spaces', ' 1234 5678 |', false, '1234-5678|'],
  ['a misplaced dash is removed', '1-2|', false, '12|'],
  ['letters are ignored', '12ab|', false, '12|'],
  ['full-width digits are converted', '１２３４５|', false, '1234-5|'],
  ['digits of any script are converted', '١٢٣|', false, '123|'],
  ['leading zeros are kept', '0001-|', false, '0001-|'],
  ['the dash can be deleted', '1234|', true, '1234|'],
  ['deleting after the dash keeps it', '1234-|', true, '1234-|'],
  ['deleting in the middle moves the rest back', '123|-567', true, '123|5-67'],
  ['a dash deleted in the middle stays after the caret', '1234|567', true, '1234|-567'],
  ['typing in the middle moves the rest on', '129|34-5', false, '129|3-45'],
  ['typing moves past the dash', '1234|5', false, '1234-|5'],
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

test('a very long text of combining marks is processed quickly', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  for (const mask of [digitsMask, offlineMask])
    expect(mask({ text: `1${marks}`, caret: 2e6 + 1 }, false)).toEqual({ text: '1', caret: 1 })
  expect(typedInto(EMPTY, 0, marks)).toBe(EMPTY)
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
  ['a code of the right length fills the field', '123456|', '123456|'],
  ['a further digit is dropped', '1234567|', '123456|'],
  ['a pasted code loses its spaces', '123 456|', '123456|'],
  ['a digit in a full field replaces the one after the caret', '19|23456', '19|3456'],
  ['a code pasted before another one replaces it', '654321|123456', '654321|'],
  ['a code pasted into the middle replaces the rest', '12654321|3456', '126543|'],
  ['a letter is ignored', '1x|23456', '1|23456'],
])('a code of six digits: %s', (_rule, typed, shown) => {
  expect(marked(lengthMask(6)(entry(typed), false))).toBe(shown)
})

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

test('the next box is the first empty one, or else the last', () => {
  expect([nextBox(EMPTY), nextBox(boxes('12_4__')), nextBox(boxes('123456'))]).toEqual([0, 2, 5])
})

test('a code without an empty box is complete', () => {
  expect([isComplete(boxes('12345_')), isComplete(boxes('123456'))]).toEqual([false, true])
})

const HARBOR = '738314 is your Harbor code. Do not share it.\n\n@127.0.0.1 #738314'
const DIGITS = 'digits'
const NONE = 'none'

// (forms/code-in-message)
const rows: [rule: string, text: string, length: number | undefined, code: string][] = [
  ['only digits count as typed', '738314', 6, DIGITS],
  ['digits with a dash count as typed', '738-314', 6, DIGITS],
  ['digits with spaces around them count as typed', ' 738314\n', 6, DIGITS],
  ['digits with dots count as typed', '738.314', undefined, DIGITS],
  ['digits between invisible characters count as typed', '\u2068738\u200b314\u2069', 6, DIGITS],
  ['digits of another script count as typed', '７３８ ３１４', 6, DIGITS],
  ['digits with an en dash and U+00A0 count as typed', '738–3\u00a014', 6, DIGITS],
  ['the code of the sandbox’s message is in its WebOTP line', HARBOR, undefined, '738314'],
  ['the WebOTP line also fills a field of six digits', HARBOR, 6, '738314'],
  ['the WebOTP line precedes another code', 'Old code: 111111\n@harbor.test #738314', 6, '738314'],
  ['the last WebOTP line counts', '@a.test #111111\n@b.test #222222', 6, '222222'],
  ['the WebOTP line may be the whole text', '@harbor.test #0042', undefined, '0042'],
  ['the WebOTP line may name a frame', 'Pay 12.50\r\n@shop.test #738314 @pay.test', undefined, '738314'],
  ['a WebOTP line may lack its line break', 'Code for 2026-11-28 @harbor.test #738314', 6, '738314'],
  ['a line may follow the WebOTP line', '@harbor.test #738314\nReply STOP to 123456', 6, '738314'],
  ['a WebOTP code that is too long is ignored', 'Code 738314\n@harbor.test #7383142', 6, '738314'],
  ['the only run of the length is the code', 'Your code is 738314. It is valid for 15 minutes.', 6, '738314'],
  ['runs of other lengths are ignored', '2026-11-28 14:05: 738314 (ref 1234567)', 6, '738314'],
  ['leading zeros stay', 'Code: 004217.', 6, '004217'],
  ['a prefix with letters is ignored', 'G-738314', 6, '738314'],
  ['a text with brackets is a message', '(738314)', 6, '738314'],
  ['two runs of the length are ambiguous', 'Code 738314, request 111111.', 6, NONE],
  ['the same code twice is one code', '738314 is your code. Enter 738314.', 6, '738314'],
  ['digits of another script in a message are a code', 'コードは７３８３１４です。', 6, '738314'],
  ['Arabic digits in a message are a code', 'رمزك هو ٧٣٨٣١٤', 6, '738314'],
  ['a continuous run takes precedence over one with a dash', 'Call 555-123, code 738314', 6, '738314'],
  ['a run may contain a dash', 'Your code: 738-314.', 6, '738314'],
  ['a run may contain a space', 'Your code: 738 314.', 6, '738314'],
  ['a run may have a space after each digit', 'Your code: 7 3 8 3 1 4.', 6, '738314'],
  ['two spaces separate two runs', 'Code 738  314', 6, NONE],
  ['a line break separates two runs', 'Code 738\n314', 6, NONE],
  ['two runs with dashes are ambiguous', 'Code 738-314 or 111-222', 6, NONE],
  ['a part of a longer run is not a code', 'Account 12 738 314', 6, NONE],
  ['without a length, the longest run is the code', 'In 2026 your code is 738314', undefined, '738314'],
  ['if the length is unknown, a code has at least four digits', 'Code 7383, 15 min', undefined, '7383'],
  ['without a length, a code has at most eight digits', 'Ref 123456789, code 738314', undefined, '738314'],
  ['if the length is unknown, two longest runs are ambiguous', 'Code 738314, ref 111111', undefined, NONE],
  ['if the length is unknown, a run may contain a dash', 'Offline code 1234-5678', undefined, '12345678'],
  ['three digits are not a code', 'Room 738', undefined, NONE],
  ['a text without digits has no code', 'Hello there', 6, NONE],
  ['spaces alone', '  ', 6, NONE],
  ['an empty text has no code', '', 6, NONE],
]
test.each(rows)('%s', (_rule, text, length, code) => {
  const read = pastedCode(text, length)
  expect(read).toEqual(code === DIGITS || code === NONE ? { kind: code } : { kind: 'code', code })
})

test('a pasted text of many combining marks is processed quickly', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  expect(pastedCode(`a1${marks}`, 6)).toEqual({ kind: 'none' })
  expect(pastedCode('1 '.repeat(1e6) + 'a', 6)).toEqual({ kind: 'digits' })
})

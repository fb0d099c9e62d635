import { pastedCode } from 'src/components/codes/pastedCode'

const HARBOR = '738314 is your Harbor code. Do not share it.\n\n@127.0.0.1 #738314'
const DIGITS = 'digits'
const NONE = 'none'

// (forms/code-in-message)
const rows: [rule: string, text: string, length: number | undefined, code: string][] = [
  ['digits alone are taken as typed', '738314', 6, DIGITS],
  ['digits with a dash are taken as typed', '738-314', 6, DIGITS],
  ['digits with spaces around them are taken as typed', ' 738314\n', 6, DIGITS],
  ['digits with dots are taken as typed', '738.314', undefined, DIGITS],
  ['digits between invisible characters are taken as typed', '\u2068738\u200b314\u2069', 6, DIGITS],
  ['digits of another script are taken as typed', '７３８ ３１４', 6, DIGITS],
  ['digits with an en dash and U+00A0 are taken as typed', '738–3\u00a014', 6, DIGITS],
  ['the sandbox’s message has its code in the WebOTP line', HARBOR, undefined, '738314'],
  ['so it has for a field of six digits', HARBOR, 6, '738314'],
  ['the WebOTP line wins over another code', 'Old code: 111111\n@harbor.test #738314', 6, '738314'],
  ['the last WebOTP line wins', '@a.test #111111\n@b.test #222222', 6, '222222'],
  ['the WebOTP line may be the whole text', '@harbor.test #0042', undefined, '0042'],
  [
    'the WebOTP line may name an embedded frame',
    'Pay 12.50\r\n@shop.test #738314 @pay.test',
    undefined,
    '738314',
  ],
  ['a WebOTP line may have lost its line break', 'Code for 2026-11-28 @harbor.test #738314', 6, '738314'],
  ['a line may follow the WebOTP line', '@harbor.test #738314\nReply STOP to 123456', 6, '738314'],
  ['a WebOTP code that is too long is not the field’s', 'Code 738314\n@harbor.test #7383142', 6, '738314'],
  ['the only run of the length is the code', 'Your code is 738314. It is valid for 15 minutes.', 6, '738314'],
  ['runs of other lengths are ignored', '2026-11-28 14:05: 738314 (ref 1234567)', 6, '738314'],
  ['leading zeros stay', 'Code: 004217.', 6, '004217'],
  ['a prefix with letters does not matter', 'G-738314', 6, '738314'],
  ['brackets make it a message', '(738314)', 6, '738314'],
  ['two runs of the length are ambiguous', 'Code 738314, request 111111.', 6, NONE],
  ['the same code twice is one code', '738314 is your code. Enter 738314.', 6, '738314'],
  ['digits of another script in a message', 'コードは７３８３１４です。', 6, '738314'],
  ['Arabic digits in a message', 'رمزك هو ٧٣٨٣١٤', 6, '738314'],
  ['an unbroken run wins over one with a dash', 'Call 555-123, code 738314', 6, '738314'],
  ['a run with a dash inside', 'Your code: 738-314.', 6, '738314'],
  ['a run with a space inside', 'Your code: 738 314.', 6, '738314'],
  ['a run with a space after each digit', 'Your code: 7 3 8 3 1 4.', 6, '738314'],
  ['two spaces part two runs', 'Code 738  314', 6, NONE],
  ['a line break parts two runs', 'Code 738\n314', 6, NONE],
  ['two runs with dashes are ambiguous', 'Code 738-314 or 111-222', 6, NONE],
  ['a part of a longer run is not a code', 'Account 12 738 314', 6, NONE],
  ['of an unknown length, the longest run is the code', 'In 2026 your code is 738314', undefined, '738314'],
  ['of an unknown length, four digits are enough', 'Code 7383, 15 min', undefined, '7383'],
  ['of an unknown length, eight digits are the most', 'Ref 123456789, code 738314', undefined, '738314'],
  ['of an unknown length, two longest runs are ambiguous', 'Code 738314, ref 111111', undefined, NONE],
  ['of an unknown length, a run with a dash', 'Offline code 1234-5678', undefined, '12345678'],
  ['three digits are not a code', 'Room 738', undefined, NONE],
  ['a text without digits', 'Hello there', 6, NONE],
  ['spaces alone', '  ', 6, NONE],
  ['an empty text', '', 6, NONE],
]
test.each(rows)('%s', (_rule, text, length, code) => {
  const read = pastedCode(text, length)
  expect(read).toEqual(code === DIGITS || code === NONE ? { kind: code } : { kind: 'code', code })
})

test('a text of marks without end costs no time', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  expect(pastedCode(`a1${marks}`, 6)).toEqual({ kind: 'none' })
  expect(pastedCode('1 '.repeat(1e6) + 'a', 6)).toEqual({ kind: 'digits' })
})

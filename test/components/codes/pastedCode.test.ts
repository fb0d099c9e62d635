import { pastedCode } from 'src/components/codes/pastedCode'

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
  [
    'the WebOTP line takes precedence over another code',
    'Old code: 111111\n@harbor.test #738314',
    6,
    '738314',
  ],
  ['the last WebOTP line counts', '@a.test #111111\n@b.test #222222', 6, '222222'],
  ['the WebOTP line may be the whole text', '@harbor.test #0042', undefined, '0042'],
  [
    'the WebOTP line may name an embedded frame',
    'Pay 12.50\r\n@shop.test #738314 @pay.test',
    undefined,
    '738314',
  ],
  ['a WebOTP line may lack its line break', 'Code for 2026-11-28 @harbor.test #738314', 6, '738314'],
  ['a line may follow the WebOTP line', '@harbor.test #738314\nReply STOP to 123456', 6, '738314'],
  [
    'a WebOTP code that is too long for the field is ignored',
    'Code 738314\n@harbor.test #7383142',
    6,
    '738314',
  ],
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
  [
    'if the length is unknown, the longest run is the code',
    'In 2026 your code is 738314',
    undefined,
    '738314',
  ],
  ['if the length is unknown, a code has at least four digits', 'Code 7383, 15 min', undefined, '7383'],
  [
    'if the length is unknown, a code has at most eight digits',
    'Ref 123456789, code 738314',
    undefined,
    '738314',
  ],
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

test('a very long text of combining marks is processed quickly', () => {
  const marks = '\u0301'.repeat(1e6) + '\u0323'.repeat(1e6)
  expect(pastedCode(`a1${marks}`, 6)).toEqual({ kind: 'none' })
  expect(pastedCode('1 '.repeat(1e6) + 'a', 6)).toEqual({ kind: 'digits' })
})

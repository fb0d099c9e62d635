import { cleanName, isSameName, cleanUsername } from 'src/services/cleanUsername'
import { INVISIBLE, SPELLINGS } from 'test/support/nameSpellings'

// (forms/names-cleaned)
test.each(SPELLINGS)(
  '%s is cleaned to the same name, and cleaning it twice changes nothing',
  (_what, text, clean) => {
    expect(cleanName(text)).toBe(clean)
    expect(cleanName(cleanName(text))).toBe(clean)
    expect(isSameName(text, clean.toUpperCase())).toBe(true)
  },
)

test('every invisible character is removed except ZWNJ and ZWJ', () => {
  for (const code of INVISIBLE)
    expect([code, cleanName(`ja${String.fromCharCode(code)}ne`)]).toEqual([code, 'jane'])
  expect(cleanName('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanName('ක්\u200dරි')).toBe('ක්\u200dරි')
})

test.each<[one: string, other: string, same: boolean]>([
  ['jane', 'JANE', true],
  ['jos\u00e9', 'JOSE\u0301', true],
  // The lower-case letter has a composed form in NFC, the capital has none.
  ['J\u030c', '\u01f0', true],
  ['\u212b', '\u00e5', true],
  ['jose', 'jos\u00e9', false],
  ['jane@harbor.test', 'jane\uff20harbor.test', false],
  ['', '\u200b', true],
])('%j and %j are the same name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})

const rows: [rule: string, value: string, username: string][] = [
  ['a plain username is unchanged', 'jane.doe@harbor.example', 'jane.doe@harbor.example'],
  ['spaces around it are removed', '  jane  ', 'jane'],
  ['spaces inside it are kept', 'jane doe', 'jane doe'],
  ['control characters are removed', 'ja\u0000ne\r\n\t\u007f\u0085', 'jane'],
  ['bidi controls are removed', '\u202ejane\u202c\u200e\u200f\u2066\u2069\u061c', 'jane'],
  ['line separators are removed', 'ja\u2028ne\u2029', 'jane'],
  ['zero-width characters are removed', '\ufeffja\u200bne\u2060', 'jane'],
  ['other scripts are kept', 'мария', 'мария'],
  ['markup is kept as text', '<b>jane</b>', '<b>jane</b>'],
  ['256 characters are kept', 'x'.repeat(256), 'x'.repeat(256)],
  ['further characters are cut', 'x'.repeat(300), 'x'.repeat(256)],
  ['removed characters do not count', `${'\u202e'.repeat(300)}jane`, 'jane'],
  ['a cut never leaves half a character', `${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ['a username of control characters becomes empty', '\u202e\u0000 ', ''],
]
test.each(rows)('%s', (_rule, value, username) => {
  expect(cleanUsername(value)).toBe(username)
})

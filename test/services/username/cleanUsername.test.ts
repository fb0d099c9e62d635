import { cleanUsername } from 'src/services/username/cleanUsername'

const rows: [rule: string, value: string, username: string][] = [
  ['a username stays', 'jane.doe@harbor.example', 'jane.doe@harbor.example'],
  ['blanks around it go', '  jane  ', 'jane'],
  ['blanks within it stay', 'jane doe', 'jane doe'],
  ['control characters go', 'ja\u0000ne\r\n\t\u007f\u0085', 'jane'],
  ['bidi controls go', '\u202ejane\u202c\u200e\u200f\u2066\u2069\u061c', 'jane'],
  ['line separators go', 'ja\u2028ne\u2029', 'jane'],
  ['characters without width go', '\ufeffja\u200bne\u2060', 'jane'],
  ['other scripts stay', 'мария', 'мария'],
  ['markup is text', '<b>jane</b>', '<b>jane</b>'],
  ['256 characters stay', 'x'.repeat(256), 'x'.repeat(256)],
  ['the rest is cut', 'x'.repeat(300), 'x'.repeat(256)],
  ['what is taken out does not count', `${'\u202e'.repeat(300)}jane`, 'jane'],
  ['half of a sign is not left over', `${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ['nothing but controls is nothing', '\u202e\u0000 ', ''],
]
test.each(rows)('%s', (_rule, value, username) => {
  expect(cleanUsername(value)).toBe(username)
})

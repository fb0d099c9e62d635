import { cleanName } from 'src/services/username/cleanName'
import { isSameName } from 'src/services/username/isSameName'
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

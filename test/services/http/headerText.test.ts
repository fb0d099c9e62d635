import { headerText } from 'src/services/http/headerText'

const rows: [rule: string, value: string, text: string][] = [
  ['plain text stays', 'Laptop-1', 'Laptop-1'],
  ['blanks and umlauts are encoded', 'Jörgs Laptop', 'J%C3%B6rgs%20Laptop'],
  ['line breaks are encoded', 'a\r\nX-Admin: 1', 'a%0D%0AX-Admin%3A%201'],
  ['256 characters stay', 'x'.repeat(256), 'x'.repeat(256)],
  ['the rest is cut', 'x'.repeat(300), 'x'.repeat(256)],
  ['an escape is not split', `${'x'.repeat(254)}ö`, 'x'.repeat(254)],
  ['an escape that just fits stays', `${'x'.repeat(250)}ö`, `${'x'.repeat(250)}%C3%B6`],
  ['a sign of two halves is one', '😀', '%F0%9F%98%80'],
  ['half of a sign is replaced', 'a\ud83d', 'a%EF%BF%BD'],
  ['nothing is nothing', '', ''],
]
test.each(rows)('%s', (_rule, value, text) => {
  expect(headerText(value)).toBe(text)
})

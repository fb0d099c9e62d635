import { headerText } from 'src/services/device/deviceInfo'

const rows: [rule: string, value: string, text: string][] = [
  ['plain text is sent unchanged', 'Laptop-1', 'Laptop-1'],
  ['spaces and umlauts are encoded', 'Jörgs Laptop', 'J%C3%B6rgs%20Laptop'],
  ['line breaks are encoded', 'a\r\nX-Admin: 1', 'a%0D%0AX-Admin%3A%201'],
  ['256 characters are sent', 'x'.repeat(256), 'x'.repeat(256)],
  ['further characters are cut', 'x'.repeat(300), 'x'.repeat(256)],
  ['a cut never splits an escape', `${'x'.repeat(254)}ö`, 'x'.repeat(254)],
  ['an escape that just fits is sent', `${'x'.repeat(250)}ö`, `${'x'.repeat(250)}%C3%B6`],
  ['a surrogate pair is one character', '😀', '%F0%9F%98%80'],
  ['a lone surrogate is replaced', 'a\ud83d', 'a%EF%BF%BD'],
  ['an empty text is not sent', '', ''],
]
test.each(rows)('%s', (_rule, value, text) => {
  expect(headerText(value)).toBe(text)
})

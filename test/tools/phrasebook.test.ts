import { type Phrasebook, phrasebooks } from 'tools/screens/phrasebook'

let books: Phrasebook[]
beforeAll(async () => {
  books = await phrasebooks()
})

test.each([
  ['a text', 'de', 'Next', 'Weiter'],
  ['a text with a value', 'de', 'Opening Harbor…', 'Harbor wird geöffnet\u00a0…'],
  ['a value from right to left', 'he', 'Login +Harbor', 'כניסה אל \u2068+Harbor\u2069'],
  [
    'a plural form of the language',
    'ru',
    'The code expires in 3 seconds.',
    'Срок действия кода истекает через 3\u00a0секунды.',
  ],
  ['a value that is a text of ours', 'fi', 'We try again in 5 sec.', 'Yritämme uudelleen 5\u00a0s kuluttua.'],
  ['the longer one of two', 'ru', 'Sign in', 'Войти'],
  ['a text that is not ours', 'de', 'Harbor next door', 'Harbor next door'],
])('a phrasebook translates %s', (_what, name, english, own) => {
  expect(books.find(({ language }) => language === name)?.translate(english)).toBe(own)
})

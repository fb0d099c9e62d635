import { serverText } from 'src/services/http/answer/serverText'

const words = (length: number): string => 'x'.repeat(length)

const rows: [rule: string, body: unknown, text: string | undefined][] = [
  ['a string is the message', 'Wrong code.', 'Wrong code.'],
  ['else its message field', { message: 'Wrong code.' }, 'Wrong code.'],
  ['it is trimmed', '  Wrong code.\n', 'Wrong code.'],
  ['a message is trimmed', { message: '\tWrong code. ' }, 'Wrong code.'],
  ['300 characters are shown', words(300), words(300)],
  ['301 are not', words(301), undefined],
  ['300 between blanks are', ` ${words(300)} `, words(300)],
  ['an empty string is none', '', undefined],
  ['blanks are none', ' \n ', undefined],
  ['an empty message is none', { message: '' }, undefined],
  ['no body is none', undefined, undefined],
  ['null is none', null, undefined],
  ['a number is none', 403, undefined],
  ['a list is none', ['Wrong code.'], undefined],
  ['an object without a message is none', { error: 'Wrong code.' }, undefined],
  ['a message of another type is none', { message: { text: 'Wrong code.' } }, undefined],
  ['a null message is none', { message: null }, undefined],
  ['a page is none', '<!doctype html><html></html>', undefined],
  ['a page behind blanks is none', '\n <html>', undefined],
  ['an element in the text is none', 'Wrong <b>code</b>', undefined],
  ['a closing tag is none', 'oops</p>', undefined],
  ['an element in a message is none', { message: '<img src=x onerror=alert(1)>' }, undefined],
  ['a comment is none', '<!-- error -->', undefined],
  ['signs of comparison are words', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['entities are words, shown unchanged', 'a &amp; b', 'a &amp; b'],
]
test.each(rows)('%s', (_rule, body, text) => {
  expect(serverText(body)).toBe(text)
})

const PROBLEM = 'application/problem+json; charset=utf-8'
const problems: [rule: string, body: unknown, type: string, text: string | undefined][] = [
  ['the detail of a problem is the message', { title: 'No', detail: 'Ask.' }, PROBLEM, 'Ask.'],
  ['whatever the case of its type', { detail: 'Ask.' }, 'Application/Problem+JSON', 'Ask.'],
  ['a message goes before', { message: 'Wait.', detail: 'Ask.' }, PROBLEM, 'Wait.'],
  ['a message of another type does not', { message: 7, detail: 'Ask.' }, PROBLEM, 'Ask.'],
  ['a problem without a detail has none', { title: 'No' }, PROBLEM, undefined],
  ['a detail of another type is none', { detail: ['Ask.'] }, PROBLEM, undefined],
  ['an element in a detail is none', { detail: '<b>Ask</b>' }, PROBLEM, undefined],
  ['a detail of plain JSON is none', { detail: 'Ask.' }, 'application/json', undefined],
]
test.each(problems)('%s', (_rule, body, type, text) => {
  expect(serverText(body, type)).toBe(text)
})

import { serverText } from 'src/services/http/answer/serverText'

const words = (length: number): string => 'x'.repeat(length)

const rows: [rule: string, body: unknown, text: string | undefined][] = [
  ['a string is the message', 'Wrong code.', 'Wrong code.'],
  ['an object’s message field is the message', { message: 'Wrong code.' }, 'Wrong code.'],
  ['a string is trimmed', '  Wrong code.\n', 'Wrong code.'],
  ['a message is trimmed', { message: '\tWrong code. ' }, 'Wrong code.'],
  ['300 characters are shown', words(300), words(300)],
  ['301 characters are not shown', words(301), undefined],
  ['300 characters between spaces are shown', ` ${words(300)} `, words(300)],
  ['an empty string is not a message', '', undefined],
  ['spaces are not a message', ' \n ', undefined],
  ['an empty message field is not a message', { message: '' }, undefined],
  ['a missing body is not a message', undefined, undefined],
  ['null is not a message', null, undefined],
  ['a number is not a message', 403, undefined],
  ['a list is not a message', ['Wrong code.'], undefined],
  ['an object without a message has none', { error: 'Wrong code.' }, undefined],
  ['a message of another type is ignored', { message: { text: 'Wrong code.' } }, undefined],
  ['a null message is ignored', { message: null }, undefined],
  ['an HTML page is not a message', '<!doctype html><html></html>', undefined],
  ['an HTML page after spaces is not a message', '\n <html>', undefined],
  ['a text with an element is not a message', 'Wrong <b>code</b>', undefined],
  ['a text with a closing tag is not a message', 'oops</p>', undefined],
  ['a message with an element is ignored', { message: '<img src=x onerror=alert(1)>' }, undefined],
  ['a text with a comment is not a message', '<!-- error -->', undefined],
  ['comparison signs are part of the text', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['entities are part of the text and shown unchanged', 'a &amp; b', 'a &amp; b'],
]
test.each(rows)('%s', (_rule, body, text) => {
  expect(serverText(body)).toBe(text)
})

const PROBLEM = 'application/problem+json; charset=utf-8'
const problems: [rule: string, body: unknown, type: string, text: string | undefined][] = [
  ['the detail of a problem is the message', { title: 'No', detail: 'Ask.' }, PROBLEM, 'Ask.'],
  ['a problem’s type may have any case', { detail: 'Ask.' }, 'Application/Problem+JSON', 'Ask.'],
  ['a message takes precedence over a detail', { message: 'Wait.', detail: 'Ask.' }, PROBLEM, 'Wait.'],
  ['a message of another type does not take precedence', { message: 7, detail: 'Ask.' }, PROBLEM, 'Ask.'],
  ['a problem without a detail has no message', { title: 'No' }, PROBLEM, undefined],
  ['a detail of another type is ignored', { detail: ['Ask.'] }, PROBLEM, undefined],
  ['a detail with an element is ignored', { detail: '<b>Ask</b>' }, PROBLEM, undefined],
  ['a detail of plain JSON is ignored', { detail: 'Ask.' }, 'application/json', undefined],
]
test.each(problems)('%s', (_rule, body, type, text) => {
  expect(serverText(body, type)).toBe(text)
})

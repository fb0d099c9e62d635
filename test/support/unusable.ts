import type { ServedAnswer } from './server'

/** Answers that no call with a JSON answer can use. */
export const unusable: [what: string, answer: ServedAnswer][] = [
  ['no body', {}],
  ['malformed JSON', { body: '{"a":' }],
  ['a page', { body: '<html></html>' }],
  ['null', { body: 'null' }],
  ['a text', { body: '"x"' }],
]

import { readUnused, usesOf } from 'scripts/messages/unused'

test.each<[rule: string, source: string, key: string, isUsed: boolean]>([
  ['a whole key', "say('support.done')", 'support.done', true],
  ['a key in an attribute', '<Sentence words="code.ends" />', 'code.ends', true],
  ['another key', "say('support.done.twice')", 'support.done', false],
  ['a template with its last part', "code = 'offline'; say(`problem.${code}`)", 'problem.offline', true],
  ['a template whose part no source has', 'say(`problem.${code}`)', 'problem.offline', false],
  [
    'a template with a row of a table',
    'codes = { phoneAuth: { digits: 6 } }; say(`${page}.text`)',
    'phoneAuth.text',
    true,
  ],
  ['a template with a word of a comment', '// offline\nsay(`problem.${code}`)', 'problem.offline', false],
  ['a template with its first part', "page = 'emailCode'; say(`${page}.text`)", 'emailCode.text', true],
  ['a template of another namespace', "page = 'emailCode'; say(`${page}.text`)", 'phoneAuth.text', false],
])('%s', (_rule, source, key, isUsed) => {
  expect(usesOf(source)(key)).toBe(isUsed)
})

test('the app shows every English text', () => {
  expect(readUnused()).toEqual([])
})

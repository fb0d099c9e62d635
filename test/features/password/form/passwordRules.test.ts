import {
  generatorRules,
  judgesStrength,
  metRules,
  DEFAULT_RULES,
  type Rule,
  passwordStrength,
  type Strength,
} from 'src/features/password/form/passwordRules'
import { ownText } from 'src/features/password/form/RuleList'
import { readPasswordRules } from 'src/services/passwordRules'
import { leastCpuMs } from 'test/support/leastCpuMs'

const SPECIAL = `!@$%^&*()_+,.?\`~{}\\|/<>;'"[]=-`
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

const kindOf = (character: string): Rule | 'forbidden' | 'none' => {
  if ('abcdefghijklmnopqrstuvwxyz'.includes(character)) return 'lowercase'
  if ('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(character)) return 'uppercase'
  if ('0123456789'.includes(character)) return 'digit'
  if (SPECIAL.includes(character)) return 'special'
  return '#:'.includes(character) ? 'forbidden' : 'none'
}

test.each(PRINTABLE)('each character of %j counts as its kind', character => {
  const kind = kindOf(character)
  const expected = [
    ...(kind === 'forbidden' || kind === 'none' ? [] : [kind]),
    ...(kind === 'forbidden' ? [] : ['allowed']),
  ]
  expect(metRules(character, 'other')).toEqual(expected)
})

test('an empty password meets no rule', () => {
  expect(metRules('', '')).toEqual([])
})

test('among printable characters only #, : and the space are neither a letter, a digit nor a special character', () => {
  expect(PRINTABLE.filter(character => ['forbidden', 'none'].includes(kindOf(character)))).toEqual([
    ' ',
    '#',
    ':',
  ])
})

const table: [rule: string, password: string, verify: string, missing: Rule[]][] = [
  ['a valid password', 'Correct-Horse-9', 'Correct-Horse-9', []],
  ['exactly nine characters', 'Abcdef-12', 'Abcdef-12', []],
  ['eight characters', 'Abcde-12', 'Abcde-12', ['length']],
  ['no lowercase letter', 'ABCDEF-12', 'ABCDEF-12', ['lowercase']],
  ['no uppercase letter', 'abcdef-12', 'abcdef-12', ['uppercase']],
  ['no digit', 'Abcdef-gh', 'Abcdef-gh', ['digit']],
  ['no special character', 'Abcdefg12', 'Abcdefg12', ['special']],
  ['a letter of another script, which is not a special character', 'Abcdefé12', 'Abcdefé12', ['special']],
  ['a #', 'Abcdef-1#', 'Abcdef-1#', ['allowed']],
  ['a :', 'Abcdef-1:', 'Abcdef-1:', ['allowed']],
  ['a second entry that differs in case', 'Abcdef-12', 'abcdef-12', ['match']],
  ['a password with spaces at both ends', 'Abcdef-12 ', 'Abcdef-12', ['match']],
  ['nothing', '', '', ['length', 'lowercase', 'uppercase', 'digit', 'special', 'allowed', 'match']],
]
test.each(table)('%s', (_rule, password, verify, missing) => {
  const met = metRules(password, verify)
  const all: Rule[] = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'allowed', 'match']
  expect(all.filter(rule => !met.includes(rule))).toEqual(missing)
})

const strengths: [password: string, strength: Strength | undefined, met: number | undefined][] = [
  ['', undefined, undefined],
  ['#', 'veryweak', 0],
  ['a', 'veryweak', 1],
  ['aB', 'weak', 2],
  ['aaaaaaaaa', 'weak', 2],
  ['aB1', 'medium', 3],
  ['aB1-', 'medium', 4],
  ['abcdefgh1', 'medium', 3],
  ['Abcdefg12', 'medium', 4],
  ['Abcdef-12', 'strong', 5],
  ['Abcdef-1#', 'strong', 5],
]
test.each(strengths)('%j is %s', (password, strength, met) => {
  expect(passwordStrength(password)).toEqual(strength && { strength, met })
})

// (forms/password-fields)
test('browsers understand the default policy', () => {
  expect(generatorRules(DEFAULT_RULES)).toBe(
    `minlength: 9; required: lower; required: upper; required: digit; required: [-!@$%^&*()_+,.?\`~{}\\|/<>;'"[=]];`,
  )
})

const generated: [rules: string, says: object, read: string][] = [
  [
    'two kinds',
    { minLength: 12, maxLength: 64, kinds: ['digit', 'lowercase'] },
    'minlength: 12; maxlength: 64; required: lower; required: digit;',
  ],
  [
    'some kinds become all kinds',
    { kinds: ['upper', 'uppercase', 'digit'], kindsNeeded: 1 },
    'required: upper; required: digit;',
  ],
  ['only a length', { minLength: 15 }, 'minlength: 15; allowed: ascii-printable;'],
  [
    'a rule without forbidden characters',
    { kinds: ['special'], special: '!#-]', forbidden: ['#', 'harbor'] },
    'required: [-!]];',
  ],
  ['two special characters', { kinds: ['special'], special: '!#' }, 'required: [!#];'],
  ['any special character', { kinds: ['special'] }, `required: [-!"#$%&'()*+,./:;<=>?@[^_\`{|}~]];`],
]
test.each(generated)('browsers understand a company’s rules: %s', (_rule, says, read) => {
  const rules = readPasswordRules(says)
  expect(rules && generatorRules(rules)).toBe(read)
})

test.each<[what: string, says: object | undefined, password: string, rule: Rule, met: boolean]>([
  ['exactly the maximum', { maxLength: 4 }, 'abcd', 'longest', true],
  ['one more than the maximum', { maxLength: 4 }, 'abcde', 'longest', false],
  ['an emoji as one character', { minLength: 2 }, '😀', 'length', false],
  ['an emoji as two by the default policy', undefined, '😀😀😀😀a', 'length', true],
  ['one of two common passwords', { blocklist: ['a', 'B'] }, 'b', 'uncommon', false],
  ['none of two common passwords', { blocklist: ['a', 'B'] }, 'c', 'uncommon', true],
])('%s', (_what, says, password, rule, met) => {
  const rules = (says && readPasswordRules(says)) ?? DEFAULT_RULES
  expect(metRules(password, '', rules).includes(rule)).toBe(met)
})

test('the strength is judged only if all kinds of characters are required', () => {
  const rules = readPasswordRules({ kinds: ['digit'] }) ?? DEFAULT_RULES
  expect([DEFAULT_RULES, rules].map(judgesStrength)).toEqual([true, false])
})

test('a password of a hundred kilobytes is checked within fifty milliseconds', () => {
  const long = 'aB1-'.repeat(25_000)
  const cost = leastCpuMs(() => {
    metRules(long, long)
    passwordStrength(long)
  })
  expect(cost).toBeLessThan(50)
})

const TEXTS = { de: 'Nur hier.', 'en-US': 'Here alone.' }
test.each([
  ['the user’s language', TEXTS, 'de', { text: 'Nur hier.' }],
  ['English, with its language attribute', TEXTS, 'fr', { text: 'Here alone.', lang: 'en-US' }],
  ['none', { de: 'Nur hier.' }, 'fr', undefined],
])('the company’s own text is in %s', (_rule, texts, language, own) => {
  expect(ownText({ ...DEFAULT_RULES, texts }, language)).toEqual(own)
})

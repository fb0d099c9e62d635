import { readPasswordRules } from 'src/services/passwordRules'

const NONE = { kinds: [], needed: 0, forbidden: [], blocklist: [], texts: {} }
const read: [rule: string, says: unknown, rules: object | undefined][] = [
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a list', [], undefined],
  ['an empty object', {}, NONE],
  ['lengths', { minLength: 12, maxLength: 64 }, { ...NONE, least: 12, most: 64 }],
  ['lengths of another type', { minLength: '12', maxLength: 6.5 }, NONE],
  ['lengths out of range', { minLength: 129, maxLength: 1025 }, NONE],
  [
    'kinds in the app’s order, each once',
    { kinds: ['digit', 'lowercase', 'digit', 7, 'other'] },
    { ...NONE, kinds: ['lowercase', 'digit'], needed: 2 },
  ],
  [
    'some of the kinds',
    { kinds: ['digit', 'lowercase'], kindsNeeded: 1 },
    { ...NONE, kinds: ['lowercase', 'digit'], needed: 1 },
  ],
  ['special characters', { special: '!?' }, { ...NONE, special: '!?' }],
  ['special characters that are letters or not printable', { special: '!a' }, NONE],
  ['a space, which does not count as a special character', { special: '! ' }, NONE],
  [
    'invalid texts, which are skipped',
    { forbidden: ['#', '', 7], blocklist: ['a'.repeat(65), 'b'] },
    { ...NONE, forbidden: ['#'], blocklist: ['b'] },
  ],
  ['twenty texts', { forbidden: Array(21).fill('x') }, { ...NONE, forbidden: Array(20).fill('x') }],
  [
    'own texts without control characters',
    { texts: { de: ' Nur\u202e so ', fr: '', it: 7 } },
    { ...NONE, texts: { de: 'Nur so' } },
  ],
]

// (password-change/company-rules)
test.each(read)('%s', (_rule, says, rules) => {
  expect(readPasswordRules(says)).toEqual(rules)
})

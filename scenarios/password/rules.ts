import type { Rule } from 'src/features/password/form/passwordRules'
import { PASSWORD, type Scenario, settings, table, type Walk } from 'scenarios/scenario'

/** The settings, and the password that is typed twice. */
export interface RuleFacts {
  says: unknown
  password: string
}

export interface RuleResult {
  shown: readonly Rule[]
  missing: readonly Rule[]
}

const ALL_KINDS = ['lowercase', 'uppercase', 'digit', 'special'] as const
const THREE_OF_FOUR = { minLength: 12, kinds: ALL_KINDS, kindsNeeded: 3 }
const LONG = { minLength: 15, blocklist: ['correct horse battery'] }
const OURS = ['length', ...ALL_KINDS, 'allowed', 'match'] as const

type Row = Scenario<RuleFacts, RuleResult>

const cases = (
  ...list: [rule: string, says: unknown, password: string, shown: Rule[], missing: Rule[]][]
): NonNullable<Row['cases']> =>
  list.map(([rule, says, password, shown, missing]) => [rule, { says, password }, { shown, missing }])

const from = '/reset-temp-password'
const SAVED = [{ type: 'temporaryPassword/submitted', payload: { newPassword: PASSWORD } }]
/** A new password under these rules of the settings. */
const saves = (rules?: object): Walk => ({
  from,
  answers: {
    ...(rules && { fetchSettings: settings({ passwordRules: rules }) }),
    setTemporaryPassword: 'never',
  },
  does: SAVED,
  calls: ['setTemporaryPassword'],
  ends: { at: from, state: { temporaryPassword: { step: 'saving' } } },
})
const play = (todo: string) => ({ person: 'activation-code', todo })

const COLUMNS = ['`passwordRules` in the settings', 'requirements on a new password']

export const passwordRules = table<RuleFacts, RuleResult>('password-rules', COLUMNS, {
  'settings without password rules': {
    row: ['none, null or invalid', 'the default rules'],
    cases: cases(
      ['no rules: the default rules apply', undefined, 'Abcdef-12', [...OURS], []],
      ['null: the default rules apply', null, 'Abcdef-1#', [...OURS], ['allowed']],
      ['a text: the default rules apply', 'long', 'Abcdef-1', [...OURS], ['length']],
    ),
    walk: saves(),
    play: play('Look at the rules.'),
  },
  'only a length': {
    row: ['`minLength`, `maxLength`', 'only the length in characters'],
    cases: cases(
      ['the minimum length', { minLength: 3, maxLength: 4 }, 'abc', ['length', 'longest', 'match'], []],
      ['too short', { minLength: 3 }, 'ab', ['length', 'match'], ['length']],
      ['too long', { maxLength: 4 }, 'abcde', ['longest', 'match'], ['longest']],
      ['an emoji counts as one character', { minLength: 3 }, '🔒🔑', ['length', 'match'], ['length']],
      ['a maximum below the minimum', { minLength: 9, maxLength: 4 }, 'abcdefghi', ['length', 'match'], []],
      ['invalid lengths are ignored', { minLength: '12', maxLength: 0 }, 'a', ['match'], []],
      ['an empty password fails without rules', {}, '', ['match'], ['match']],
    ),
  },
  'each of some kinds': {
    row: ['`kinds`', 'one character of each kind'],
    cases: cases(
      ['no digit', { kinds: ['digit', 'lowercase'] }, 'abc', ['lowercase', 'digit', 'match'], ['digit']],
      ['an unknown kind is ignored', { kinds: ['emoji', 'digit'] }, '1', ['digit', 'match'], []],
      ['any ASCII symbol is special', { kinds: ['special'] }, '#', ['special', 'match'], []],
      ['an unlisted symbol', { kinds: ['special'], special: '!?' }, 'a#', ['special', 'match'], ['special']],
    ),
  },
  'some of the kinds': {
    row: ['`kinds` with `kindsNeeded`', 'that number of kinds; the list marks the kinds in the password'],
    cases: cases(
      ['three of four', THREE_OF_FOUR, 'Abcdefghijk1', ['length', 'kinds', ...ALL_KINDS, 'match'], []],
      ['two of four', THREE_OF_FOUR, 'abcdefghijk1', ['length', 'kinds', ...ALL_KINDS, 'match'], ['kinds']],
      ['more kinds than listed', { kinds: ['digit'], kindsNeeded: 4 }, 'a', ['digit', 'match'], ['digit']],
    ),
    walk: saves(THREE_OF_FOUR),
    play: play('Look at the rules.'),
  },
  'texts that are not allowed': {
    row: ['`forbidden`', 'it contains none of them, ignoring case'],
    cases: cases(
      ['a forbidden symbol', { forbidden: ['#'] }, 'a#b', ['allowed', 'match'], ['allowed']],
      ['a forbidden word', { forbidden: ['Harbor'] }, 'my-harbor-1', ['allowed', 'match'], ['allowed']],
      ['no forbidden text', { forbidden: ['#', 'harbor'] }, 'my-haven-1', ['allowed', 'match'], []],
    ),
  },
  'a long password that is not on a list': {
    row: ['`minLength` with `blocklist`, no `kinds`', 'the length, and none on the list, ignoring case'],
    cases: cases(
      ['a blocked password', LONG, 'Correct Horse Battery', ['length', 'uncommon', 'match'], ['uncommon']],
      [
        'a longer password may contain a blocked one',
        LONG,
        'correct horse battery staple',
        ['length', 'uncommon', 'match'],
        [],
      ],
    ),
    walk: saves(LONG),
    play: play('Look at the rules.'),
  },
})

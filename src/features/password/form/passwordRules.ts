import { PASSWORD_MIN } from 'src/constants/limits'
import { PASSWORD_KINDS, type PasswordRules } from 'src/services/passwordRules'

export type Rule =
  | 'length'
  | 'longest'
  | 'kinds'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'special'
  | 'allowed'
  | 'uncommon'
  | 'match'

/** The default rules, for a company that defines none (password-change/policy). */
export const DEFAULT_RULES: PasswordRules = {
  least: PASSWORD_MIN,
  kinds: PASSWORD_KINDS,
  needed: PASSWORD_KINDS.length,
  special: `!@$%^&*()_+,.?\`~{}\\|/<>;'"[]=-`,
  forbidden: ['#', ':'],
  blocklist: [],
  texts: {},
}

/** All printable ASCII characters except letters and digits. */
const SPECIAL = /[!-/:-@[-`{-~]/

/** Characters as a person counts them; our own rule counts as the browser does. */
const lengthOf = (password: string, rules: PasswordRules): number =>
  rules === DEFAULT_RULES ? password.length : Array.from(password).length

const hasSpecial = (password: string, { special }: PasswordRules): boolean =>
  special === undefined ? SPECIAL.test(password) : Array.from(special).some(sign => password.includes(sign))

type RuleCheck = (password: string, rules: PasswordRules, verify: string) => boolean

const CHECKS: Record<Rule, RuleCheck> = {
  length: (password, rules) => lengthOf(password, rules) >= (rules.least ?? 0),
  longest: (password, rules) => lengthOf(password, rules) <= (rules.most ?? Infinity),
  kinds: (password, rules) =>
    rules.kinds.filter(kind => CHECKS[kind](password, rules, '')).length >= rules.needed,
  lowercase: password => /[a-z]/.test(password),
  uppercase: password => /[A-Z]/.test(password),
  digit: password => /[0-9]/.test(password),
  special: hasSpecial,
  allowed: (password, { forbidden }) => {
    const lower = password.toLowerCase()
    return !forbidden.some(text => lower.includes(text.toLowerCase()))
  },
  uncommon: (password, { blocklist }) => {
    const lower = password.toLowerCase()
    return !blocklist.some(known => known.toLowerCase() === lower)
  },
  match: (password, _rules, verify) => password === verify,
}

/** The rules to show, in order; of kinds of which some are enough, each is shown after their number (password-change/company-rules). */
export function shownRules(rules: PasswordRules): Rule[] {
  const { least, most, kinds, needed, forbidden, blocklist } = rules
  return [
    ...(least === undefined ? [] : (['length'] as const)),
    ...(most === undefined ? [] : (['longest'] as const)),
    ...(needed < kinds.length ? (['kinds'] as const) : []),
    ...kinds,
    ...(forbidden.length > 0 ? (['allowed'] as const) : []),
    ...(blocklist.length > 0 ? (['uncommon'] as const) : []),
    'match',
  ]
}

/** The rules of a new password that hold; nothing holds for an empty one (password-change/policy). */
export function metRules(password: string, verify: string, rules = DEFAULT_RULES): Rule[] {
  if (password === '') return []
  return shownRules(rules).filter(rule => CHECKS[rule](password, rules, verify))
}

export function missingRules(password: string, verify: string, rules: PasswordRules): Rule[] {
  const met = metRules(password, verify, rules)
  const isDemanded = (rule: Rule) =>
    rules.needed === rules.kinds.length || !(rules.kinds as readonly Rule[]).includes(rule)
  return shownRules(rules).filter(rule => isDemanded(rule) && !met.includes(rule))
}

/** Whether the strength of a password is meaningful. If the rules require no kinds of characters, a long one would count as weak (password-change/company-rules). */
export const judgesStrength = ({ needed }: PasswordRules): boolean => needed === PASSWORD_KINDS.length

/** The rules in the format that browsers and password managers read to generate a password. */
export function generatorRules({ least, most, kinds, special, forbidden }: PasswordRules): string {
  const signs = Array.from(special ?? `!"#$%&'()*+,-./:;<=>?@[]^_\`{|}~`).filter(
    sign => !forbidden.includes(sign),
  )
  // In the grammar of this attribute, the hyphen must come first in a class and the closing bracket last.
  const inner = signs.filter(sign => sign !== '-' && sign !== ']').join('')
  const ofSigns = `[${signs.includes('-') ? '-' : ''}${inner}${signs.includes(']') ? ']' : ''}]`
  const CLASS = { lowercase: 'lower', uppercase: 'upper', digit: 'digit', special: ofSigns }
  return [
    ...(least === undefined ? [] : [`minlength: ${least};`]),
    ...(most === undefined ? [] : [`maxlength: ${most};`]),
    ...kinds.map(kind => `required: ${CLASS[kind]};`),
    ...(kinds.length === 0 ? ['allowed: ascii-printable;'] : []),
  ].join(' ')
}

export type Strength = 'veryweak' | 'weak' | 'medium' | 'strong'

const COUNTED: readonly Rule[] = ['length', 'uppercase', 'lowercase', 'digit', 'special']

/** Returns the strength of a password by the criteria that it meets; undefined for an empty one (password-change/strength). */
export function passwordStrength(password: string): { strength: Strength; met: number } | undefined {
  if (password === '') return undefined
  const met = metRules(password, '').filter(rule => COUNTED.includes(rule)).length
  return { met, strength: strengthOf(met) }
}

function strengthOf(met: number): Strength {
  if (met >= COUNTED.length) return 'strong'
  if (met >= 3) return 'medium'
  return met === 2 ? 'weak' : 'veryweak'
}

// @ts-check
import { isAmong, isCulture } from '../languages.mjs'

/**
 * A company's look, except for its accent: each value is set by the company or missing (docs/deployment.md).
 * @typedef {object} Look
 * @property {string} [surfaceColor] `#rrggbb`
 * @property {number} [radius] of fields and buttons, in pixels
 * @property {string[]} [fontFamilies] the names of fonts, in order of preference
 * @property {string} [logo]
 * @property {string} [darkLogo] for the dark look
 * @property {string} [favicon]
 * @property {string | Record<string, string>} [welcome] one text, or one for each language
 * @property {Partial<Record<LinkName, string>>} [links]
 */

/** @typedef {'privacy' | 'imprint' | 'terms' | 'help'} LinkName */

/**
 * Returns the reason why a value is invalid; undefined if it is valid.
 * @typedef {(value: unknown) => string | undefined} Check
 */

/** @type {LinkName[]} */
export const LINK_NAMES = ['privacy', 'imprint', 'terms', 'help']
export const LARGEST_RADIUS = 24
const MOST_FAMILIES = 8
const LONGEST_WELCOME = 120
const LONGEST_ADDRESS = 2000

/**
 * Returns whether an address is of this origin or uses https, so that no value can run as a script or lead to a page that an attacker on the network can change.
 * @param {string} value
 */
function isAddress(value) {
  if (value.length > LONGEST_ADDRESS || /[\s\\"'<>]/.test(value)) return false
  if (/^\/(?!\/)/.test(value)) return true
  try {
    const { protocol, username, password } = new URL(value)
    return protocol === 'https:' && username === '' && password === ''
  } catch {
    return false
  }
}

/** @type {(says: string, holds: (value: unknown) => boolean) => Check} */
const unless = (reason, holds) => value => (holds(value) ? undefined : reason)

const address = unless(
  'must be a path of this origin (/brand/logo.svg) or an address with https',
  value => typeof value === 'string' && isAddress(value),
)

const line = unless(
  `must be a text of 1 to ${LONGEST_WELCOME} characters`,
  value => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WELCOME,
)

const family = unless(
  'must be the name of a font of letters, digits, spaces and hyphens, without an address or quotes',
  value => typeof value === 'string' && /^(?=.{1,60}$)[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u.test(value),
)

const color = unless('must be #rrggbb', value => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value))

/** @type {Check} */
const families = value =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_FAMILIES
    ? value.map(family).find(Boolean)
    : `must be a list of 1 to ${MOST_FAMILIES} names of fonts`

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * @typedef {object} Rule
 * @property {Check} check
 * @property {(name: string) => Rule | undefined} [parts] of a value that is an object
 */

/** @type {Rule} */
const LINKS = {
  check: () => 'must be an object',
  parts: name => (LINK_NAMES.some(link => link === name) ? { check: address } : undefined),
}
/** @type {Rule} */
const WELCOME = {
  check: line,
  parts: name => (isCulture(name) ? { check: line } : undefined),
}
/** @type {Map<string, Rule>} */
const RULES = new Map([
  ['surfaceColor', { check: color }],
  [
    'radius',
    {
      check: unless(
        `must be a number of pixels from 0 to ${LARGEST_RADIUS}`,
        value => typeof value === 'number' && value >= 0 && value <= LARGEST_RADIUS,
      ),
    },
  ],
  ['fontFamilies', { check: families }],
  ['logo', { check: address }],
  ['darkLogo', { check: address }],
  ['favicon', { check: address }],
  ['welcome', WELCOME],
  ['links', LINKS],
])

/**
 * Reads a company's look, and returns the valid values, and the errors of the others by name. An invalid value counts as missing.
 * @param {unknown} configured
 * @returns {{ look: Look, wrong: { name: string, reason: string }[] }}
 */
export function readLook(configured) {
  /** @type {{ name: string, reason: string }[]} */
  const wrong = []
  /** @type {(values: Record<string, unknown>, place: string, ruleOf: (name: string) => Rule | undefined) => Record<string, unknown>} */
  const read = (values, place, ruleOf) => {
    const kept = Object.entries(values).flatMap(([name, value]) => {
      const at = `${place}.${name}`
      const rule = ruleOf(name)
      if (rule?.parts && isObject(value)) {
        const parts = read(value, at, rule.parts)
        return Object.keys(parts).length > 0 ? [[name, parts]] : []
      }
      const reason = rule ? rule.check(value) : 'is not known'
      if (reason === undefined) return [[name, value]]
      wrong.push({ name: at, reason })
      return []
    })
    return Object.fromEntries(kept)
  }
  if (!isObject(configured)) return { look: {}, wrong: [{ name: 'look', reason: 'must be an object' }] }
  return { look: read(configured, 'look', name => RULES.get(name)), wrong }
}

/**
 * Returns the invalid values of a configuration's look, with the reasons.
 * @param {Record<string, unknown>} config
 */
export function wrongLook({ accentColor, look }) {
  const reason = isGiven(accentColor) ? color(accentColor) : undefined
  return [
    ...(reason ? [{ name: 'accentColor', reason }] : []),
    ...(isGiven(look) ? readLook(look).wrong : []),
  ]
}

/**
 * Returns the welcome lines in languages that the app does not have.
 * @param {Record<string, unknown>} config
 * @param {readonly string[]} languages
 */
export function wrongWelcome({ look }, languages) {
  const { welcome } = isGiven(look) ? readLook(look).look : {}
  const cultures = isObject(welcome) ? Object.keys(welcome) : []
  return cultures
    .filter(culture => !isAmong(culture, languages))
    .map(culture => ({
      name: `look.welcome.${culture}`,
      reason: `is not a language of the app: ${languages.join(', ')}`,
    }))
}

/** @param {unknown} value */
const isGiven = value => value !== undefined && value !== null

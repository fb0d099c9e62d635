// @ts-check
import { isAmong, wrongLanguages } from './languages.mjs'
import { wrongLook, wrongWelcome } from './rules/look.mjs'
import { nativeClients } from './rules/nativeClients.mjs'
import { readVariants } from './rules/variants.mjs'

/**
 * The requirement of a value, and for editors the part that a JSON schema can express.
 * @typedef {object} Rule
 * @property {string} says the requirement, as text
 * @property {(value: unknown) => boolean} holds
 * @property {Record<string, unknown>} schema
 * @property {boolean} [nullable] null counts as absent
 */

/** @typedef {{ name: string, reason: string }} Wrong */

const LONGEST_NAME = 60
const LONGEST_TEXT = 500
/** User agents of ordinary browsers: a pattern for a native client must match none of them. */
const ORDINARY_BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
]

/**
 * @param {string} reason
 * @param {RegExp} pattern
 * @param {(value: string) => boolean} [holds] the part that the pattern cannot express
 * @returns {Rule}
 */
const text = (reason, pattern, holds = () => true) => ({
  says: reason,
  holds: value => typeof value === 'string' && pattern.test(value) && holds(value),
  schema: { type: 'string', pattern: pattern.source, errorMessage: `This ${reason}.` },
})

/**
 * @param {Rule} rule
 * @returns {Rule}
 */
const orNull = rule => ({ ...rule, nullable: true, schema: { ...rule.schema, type: ['string', 'null'] } })

/** @param {string} value */
function addressOf(value) {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

/** @param {string} value */
const isOrigin = value => addressOf(value)?.origin === value && /^https?:/.test(value)

/** @param {string} value */
function isPattern(value) {
  try {
    return ORDINARY_BROWSERS.every(browser => !new RegExp(value).test(browser))
  } catch {
    return false
  }
}

/** @type {Rule} */
const bool = {
  says: 'must be true or false',
  holds: value => typeof value === 'boolean',
  schema: { type: 'boolean' },
}

const PATH = /^(?!\/signin(?:\/|$)|.*\/\.*(?:\/|\.$))\/[\w/.-]*$/
const path = text(
  'must be a path of this origin such as /online/: with letters, digits, _, ., - and /, without empty or dot segments, and not under /signin',
  PATH,
)
const webAddress = text('must be an address with https or http', /^https?:\/\//, value =>
  Boolean(addressOf(value)),
)

/** The address of a beacon. */
const collector = orNull(
  text(
    'must be a path of this origin such as /reports, or an address with https or http without user info',
    /^(?:\/(?![/\\])|https?:\/\/)/i,
    value => {
      const url = value.startsWith('/') ? addressOf(`https://here.invalid${value}`) : addressOf(value)
      return url?.username === '' && url.password === ''
    },
  ),
)

/**
 * The keys of journeys (src/constants/journeys.ts), each with its schema and its check.
 * @type {Readonly<Record<string, { schema: Record<string, unknown>, wrong: (value: unknown) => Wrong[] }>>}
 */
export const JOURNEY_KEYS = { nativeClients }

/** Keys whose check needs further data. */
const OTHER_KEYS = [
  ...['languages', 'defaultLanguage', 'look', 'texts', 'variants'],
  ...Object.keys(JOURNEY_KEYS),
]

/** The allowed values of each key, except for OTHER_KEYS (src/services/config.ts reads the same). */
export const RULES = /** @satisfies {Record<string, Rule | { each: Rule }>} */ ({
  productName: text(
    `must be a text of 1 to ${LONGEST_NAME} characters`,
    /\S/,
    value => value.trim().length <= LONGEST_NAME,
  ),
  allowedReturnOrigins: {
    each: text(
      'must be an origin such as https://files.example.com: scheme and host in lowercase letters, without a path or a final /',
      /^https?:\/\/[^/?#\s]+$/,
      isOrigin,
    ),
  },
  deviceCheckPath: path,
  autoLoginPath: path,
  localHosts: {
    each: text(
      'must be the name of a host such as mail.corp.example, or an origin, in lowercase letters and without *',
      /^(?:https?:\/\/)?[^/?#\s*]+$/,
      value => isOrigin(value) || isOrigin(`https://${value}`),
    ),
  },
  webAppPath: path,
  webAppPreviewPath: path,
  webAppFiles: {
    each: text(
      'must be the path of a file on this origin such as /online/app.js, not under /api/ or /signin',
      new RegExp(`^(?!/api/)${PATH.source.slice(1)}`),
    ),
  },
  webAppTransition: bool,
  welcomePath: path,
  signUpPath: path,
  forgotPassword: bool,
  analyticsPixelUrl: orNull(webAddress),
  reportUrl: collector,
  visitUrl: collector,
  supportRecording: bool,
  relatedOrigins: {
    each: text(
      'must be an origin with https such as https://signin.example.de, in lowercase letters, without a path or a final /',
      /^https:\/\/[^/?#\s]+$/,
      isOrigin,
    ),
  },
  accentColor: orNull(text('must be #rrggbb', /^#[\da-fA-F]{6}$/)),
  nativeClientPattern: text(
    'must be a regular expression that matches the user agent of your native client and of no ordinary browser',
    /^[^]+$/,
    isPattern,
  ),
})

/** The keys that the app knows. */
export const CONFIG_KEYS = [...Object.keys(RULES), ...OTHER_KEYS]

/** For the server: the page does not receive them. */
export const SERVER_KEYS = ['relatedOrigins']

/** For editors: the page does not receive it. */
export const SCHEMA_KEY = '$schema'

/**
 * @param {string} name
 * @param {Rule | { each: Rule }} rule
 * @param {unknown} value
 * @returns {Wrong[]}
 */
function wrongValue(name, rule, value) {
  if (!('each' in rule)) return rule.holds(value) ? [] : [{ name, reason: rule.says }]
  if (!Array.isArray(value)) return [{ name, reason: 'must be a list' }]
  return value.flatMap((item, index) => wrongValue(`${name}[${index}]`, rule.each, item))
}

/** @param {unknown} value */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param {string} words
 * @returns {string[]}
 */
const placesOf = words => words.match(/\{\w+\}/g) ?? []

/**
 * @param {string} name
 * @param {unknown} value
 * @param {string} english
 * @returns {Wrong[]}
 */
function wrongWords(name, value, english) {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST_TEXT)
    return [{ name, reason: `must be a text of 1 to ${LONGEST_TEXT} characters` }]
  const unknown = placesOf(value).find(place => !placesOf(english).includes(place))
  return unknown ? [{ name, reason: `has ${unknown}, which the English text has not: "${english}"` }] : []
}

/**
 * Returns the invalid texts of a configuration.
 * @param {Record<string, unknown>} texts
 * @param {TextsSchema} known
 * @param {string} [place] the name of their key
 * @returns {Wrong[]}
 */
function wrongTexts(texts, { properties, languages }, place = 'texts') {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = `${place}.${key}`
    const english = Object.hasOwn(properties, key) ? properties[key]?.default : undefined
    if (english === undefined)
      return [{ name, reason: 'is not a text of the app; config.schema.json lists them' }]
    if (!isObject(value)) return wrongWords(name, value, english)
    return Object.entries(/** @type {Record<string, unknown>} */ (value)).flatMap(([culture, words]) =>
      isAmong(culture, languages)
        ? wrongWords(`${name}.${culture}`, words, english)
        : [{ name: `${name}.${culture}`, reason: `is not a language of the app: ${languages.join(', ')}` }],
    )
  })
}

/**
 * Returns the invalid parts of a configuration's variants.
 * @param {Record<string, unknown>} config
 * @param {TextsSchema} known
 * @returns {Wrong[]}
 */
function wrongVariants({ variants: configured, visitUrl }, known) {
  if (configured === undefined || configured === null) return []
  const { variants, wrong } = readVariants(configured)
  const uncounted = { name: 'variants', reason: 'needs visitUrl: without it every browser has the first one' }
  return [
    ...wrong,
    ...variants.flatMap(({ name, texts, look }) => [
      ...wrongTexts(texts, known, `variants.${name}.texts`),
      ...wrongWelcome({ look }, known.languages).map(each => ({
        ...each,
        name: `variants.${name}.${each.name}`,
      })),
    ]),
    ...(visitUrl ? [] : [uncounted]),
  ]
}

/**
 * The texts of the app in config.schema.json, each with its English text.
 * @typedef {object} TextsSchema
 * @property {Record<string, { default: string }>} properties
 * @property {string[]} languages
 */

/**
 * Returns all invalid values of a configuration, with the reasons (product/configuration).
 * @param {Record<string, unknown>} config
 * @param {TextsSchema} known
 * @returns {Wrong[]}
 */
export function wrongConfig(config, known) {
  return Object.entries(config)
    .flatMap(([name, value]) => {
      if ([SCHEMA_KEY, 'accentColor', 'languages', 'defaultLanguage'].includes(name)) return []
      const rule = Object.hasOwn(RULES, name) ? RULES[/** @type {keyof typeof RULES} */ (name)] : undefined
      if (rule) return 'nullable' in rule && value === null ? [] : wrongValue(name, rule, value)
      if (name === 'look' || name === 'variants') return []
      const ofJourney = Object.hasOwn(JOURNEY_KEYS, name) ? JOURNEY_KEYS[name] : undefined
      if (ofJourney) return ofJourney.wrong(value)
      if (name !== 'texts') return [{ name, reason: `is not known. There are ${CONFIG_KEYS.join(', ')}` }]
      if (value === null) return []
      if (!isObject(value)) return [{ name, reason: 'must be an object of texts, by name' }]
      return wrongTexts(/** @type {Record<string, unknown>} */ (value), known)
    })
    .concat(
      wrongLook(config),
      wrongWelcome(config, known.languages),
      wrongVariants(config, known),
      wrongLanguages(config, known.languages),
    )
}

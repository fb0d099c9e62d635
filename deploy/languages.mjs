// @ts-check
const CULTURE = /^[a-z]{2,3}(?:[-_][\da-z]+)*$/i
const SAYS = 'must be a language such as en, de or de-CH'

/** @param {string} name */
export const isCulture = name => CULTURE.test(name)

/** @param {string} culture */
const primary = culture => culture.toLowerCase().split(/[-_]/)[0]

/**
 * Returns whether a culture belongs to one of these languages: `de-CH` to `de`, and `en` to `en-US`.
 * @param {string} culture
 * @param {readonly string[]} languages
 */
export const isAmong = (culture, languages) =>
  languages.some(language => primary(language) === primary(culture))

/**
 * Returns the reason why a culture is invalid; undefined if it is valid.
 * @param {unknown} culture
 * @param {readonly string[]} known
 */
function reasonAgainst(culture, known) {
  if (typeof culture !== 'string' || !isCulture(culture)) return SAYS
  return isAmong(culture, known) ? undefined : `is not a language of the app: ${known.join(', ')}`
}

/**
 * Returns the invalid entries of a company's offered languages and its default language (product/company-languages).
 * @param {{ languages?: unknown, defaultLanguage?: unknown }} config
 * @param {readonly string[]} known
 */
export function wrongLanguages({ languages, defaultLanguage }, known) {
  /** @type {{ name: string, reason: string }[]} */
  const wrong = []
  /** @type {(name: string, reason: string | undefined) => void} */
  const addReason = (name, reason) => {
    if (reason) wrong.push({ name, reason })
  }
  /** @type {unknown[]} */
  const offered = Array.isArray(languages) ? languages : []
  if (languages !== undefined && offered.length === 0)
    addReason('languages', 'must be a list of languages such as ["en", "de-CH"], at least one')
  for (const [at, culture] of offered.entries()) addReason(`languages[${at}]`, reasonAgainst(culture, known))
  if (defaultLanguage === undefined || defaultLanguage === null) return wrong
  const names = offered.filter(each => typeof each === 'string')
  const missing = names.length > 0 && !isAmong(String(defaultLanguage), names)
  addReason(
    'defaultLanguage',
    reasonAgainst(defaultLanguage, known) ?? (missing ? 'must be one of languages' : undefined),
  )
  return wrong
}

// @ts-check
import { readLook } from './look.mjs'

/**
 * One of two variants of a company's texts and look (docs/deployment.md).
 * @typedef {object} Variant
 * @property {string} name
 * @property {Record<string, unknown>} texts in the form of `texts` of the configuration; checked on use
 * @property {import('./look.mjs').Look} look
 */

/** @typedef {{ name: string, reason: string }} Wrong */

/** A name that fits a beacon and a database column. It must begin with a letter, because numeric names would not keep their order. */
export const VARIANT_NAME = /^[a-z][a-z\d-]{0,19}$/
export const VARIANT_NUMBER = 2
const PARTS = ['texts', 'look']

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param {string} name
 * @param {unknown} variant
 * @returns {Wrong[]}
 */
function wrongVariant(name, variant) {
  const place = `variants.${name}`
  if (!VARIANT_NAME.test(name))
    return [
      {
        name: place,
        reason: 'must have a name of 1 to 20 lowercase letters, digits and hyphens that begins with a letter',
      },
    ]
  if (!isObject(variant)) return [{ name: place, reason: `must be an object of ${PARTS.join(' and ')}` }]
  return Object.entries(variant).flatMap(([part, value]) => {
    if (!PARTS.includes(part))
      return [{ name: `${place}.${part}`, reason: `is not known. There are ${PARTS.join(', ')}` }]
    if (value === null || isObject(value)) return []
    return [{ name: `${place}.${part}`, reason: 'must be an object' }]
  })
}

/**
 * Reads the two variants of a configuration in order, without invalid texts and parts of a look; returns none unless there are two in the right form.
 * @param {unknown} configured
 * @returns {{ variants: Variant[], wrong: Wrong[] }}
 */
export function readVariants(configured) {
  const entries = isObject(configured) ? Object.entries(configured) : []
  if (entries.length !== VARIANT_NUMBER)
    return {
      variants: [],
      wrong: [{ name: 'variants', reason: 'must be an object of two variants by name' }],
    }
  const wrong = entries.flatMap(([name, variant]) => wrongVariant(name, variant))
  if (wrong.length > 0) return { variants: [], wrong }
  const read = entries.map(([name, variant]) => {
    const { texts, look } = /** @type {Record<string, Record<string, unknown> | null>} */ (variant)
    const { look: valid, wrong: wrongParts } = readLook(look ?? {})
    return {
      variant: { name, texts: texts ?? {}, look: valid },
      wrong: wrongParts.map(each => ({ ...each, name: `variants.${name}.${each.name}` })),
    }
  })
  return { variants: read.map(({ variant }) => variant), wrong: read.flatMap(each => each.wrong) }
}

import { readFileSync } from 'node:fs'
import { JOURNEY_KEYS, RULES, SCHEMA_KEY } from 'deploy/config.mjs'
import { LARGEST_RADIUS, LINK_NAMES } from 'deploy/rules/look.mjs'
import { VARIANT_NAME, VARIANT_NUMBER } from 'deploy/rules/variants.mjs'
import { enUS } from 'src/messages/en-US'
import type { Message } from 'src/messages/message'
import { LANGUAGES } from 'src/messages/pickLanguage'
import { RENAMED } from 'src/messages/replacements'

type Schema = Record<string, unknown>

const color = { type: 'string', pattern: '^#[\\da-fA-F]{6}$' }
const address = { type: 'string', pattern: '^(?:/(?!/)|https://)[^\\s\\\\"\'<>]*$', maxLength: 2000 }
const line = { type: 'string', pattern: '\\S', maxLength: 120 }

const LOOK: Schema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    surfaceColor: color,
    radius: { type: 'number', minimum: 0, maximum: LARGEST_RADIUS },
    fontFamilies: {
      type: 'array',
      minItems: 1,
      maxItems: 8,
      items: { type: 'string', pattern: '^(?=.{1,60}$)[\\p{L}\\d]+(?:[ -][\\p{L}\\d]+)*$' },
    },
    logo: address,
    darkLogo: address,
    favicon: address,
    welcome: {
      anyOf: [
        line,
        {
          type: 'object',
          patternProperties: { '^[A-Za-z]{2,3}(?:[-_][\\dA-Za-z]+)*$': line },
          additionalProperties: false,
        },
      ],
    },
    links: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(LINK_NAMES.map(name => [name, address])),
    },
  },
}

/** A text of the configuration: one for all languages, or one for each. */
const TEXT: Schema = {
  anyOf: [
    { $ref: '#/$defs/words' },
    {
      type: 'object',
      minProperties: 1,
      properties: Object.fromEntries(LANGUAGES.map(language => [language, { $ref: '#/$defs/words' }])),
      additionalProperties: { $ref: '#/$defs/words' },
    },
  ],
}

/** The variants, in the same form as these keys of the configuration. */
const VARIANTS: Schema = {
  type: ['object', 'null'],
  minProperties: VARIANT_NUMBER,
  maxProperties: VARIANT_NUMBER,
  propertyNames: { pattern: VARIANT_NAME.source },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: { texts: { $ref: '#/properties/texts' }, look: { $ref: '#/properties/look' } },
  },
}

/** A language of the app, optionally with a script or a region. */
const CULTURE = `^(?:${[...new Set(LANGUAGES.map(each => each.slice(0, 2)))].join('|')})(?:[-_][\\dA-Za-z]+)*$`

/** Has the English words, by which `deploy/configure.mjs` knows the places. */
const textSchema = (text: Message): Schema => ({
  $ref: '#/$defs/text',
  default: typeof text === 'string' ? text : text.other,
})

/** The texts of the app, by their names of today and by earlier ones. */
const texts = (): Record<string, Schema> => ({
  ...Object.fromEntries(Object.entries(enUS).map(([key, text]) => [key, textSchema(text)])),
  ...Object.fromEntries(
    [...RENAMED].map(([earlier, key]) => [
      earlier,
      { ...textSchema(enUS[key]), deprecated: true, description: `Its name is now ${key}.` },
    ]),
  ),
})

/** Returns the rows of the table of keys in docs/deployment.md: the key, and its meaning. */
function explanations(): Map<string, string> {
  const page = readFileSync('docs/deployment.md', 'utf8')
  const rows = page.matchAll(/^\| `(\w+)` \| .*? \| (.*) \|$/gm)
  return new Map([...rows].map(([, key = '', words = '']) => [key, words.replaceAll('\\|', '|')]))
}

/** Returns the JSON schema of the runtime configuration, for editors and `deploy/configure.mjs` (product/configuration). */
export function configSchema(): Schema {
  const descriptions = explanations()
  const values: [string, Schema][] = [
    ...Object.entries(RULES).map(([key, rule]): [string, Schema] => [
      key,
      'each' in rule ? { type: 'array', items: rule.each.schema } : rule.schema,
    ]),
    ['languages', { type: 'array', minItems: 1, items: { $ref: '#/$defs/culture' } }],
    ['defaultLanguage', { anyOf: [{ $ref: '#/$defs/culture' }, { type: 'null' }] }],
    ['look', LOOK],
    ['variants', VARIANTS],
    ...Object.entries(JOURNEY_KEYS).map(([key, { schema }]): [string, Schema] => [key, schema]),
    [
      'texts',
      {
        type: ['object', 'null'],
        additionalProperties: false,
        properties: texts(),
      },
    ],
  ]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Runtime configuration of Foyer',
    type: 'object',
    additionalProperties: false,
    properties: {
      [SCHEMA_KEY]: { type: 'string', description: 'Where this schema is, for the editor.' },
      ...Object.fromEntries(
        values.map(([key, schema]) => [key, { description: descriptions.get(key) ?? '', ...schema }]),
      ),
    },
    $defs: {
      language: { enum: LANGUAGES },
      culture: { anyOf: [{ $ref: '#/$defs/language' }, { type: 'string', pattern: CULTURE }] },
      words: { type: 'string', pattern: '\\S', maxLength: 500 },
      text: TEXT,
    },
  }
}

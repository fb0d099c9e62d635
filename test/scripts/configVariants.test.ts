import { Ajv2020 } from 'ajv/dist/2020.js'
import { type TextsSchema, wrongConfig } from 'deploy/config.mjs'
import { configSchema } from 'scripts/config/configSchema'

const KNOWN: TextsSchema = {
  properties: { 'login.heading': { default: 'Sign in' } },
  languages: ['en-US', 'de'],
}
const isRightByTheSchema = new Ajv2020({ strict: false }).compile(configSchema())
const config = (variants: unknown) => ({ visitUrl: '/visits', variants })

// (product/variants, product/configuration)
test.each<[what: string, variants: unknown]>([
  ['none', null],
  ['the configuration as it is, and another heading', { a: {}, b: { texts: { 'login.heading': 'Hello' } } }],
  [
    'words by language, and parts of a look',
    { plain: { texts: null }, 'try-2': { texts: { 'login.heading': { de: 'Hallo' } }, look: { radius: 8 } } },
  ],
])('%s may be, to the schema and to the rollout', (_what, variants) => {
  expect([isRightByTheSchema(config(variants)), wrongConfig(config(variants), KNOWN)]).toEqual([true, []])
})

const OTHER = { texts: { 'login.heading': 'Hello' } }
test.each<[what: string, variants: unknown, at: string, reason: RegExp]>([
  ['a list', [OTHER, OTHER], 'variants', /^must be an object of two variants by name$/],
  ['a single variant', { a: OTHER }, 'variants', /^must be an object of two variants/],
  ['three', { a: OTHER, b: {}, c: {} }, 'variants', /^must be an object of two variants/],
  [
    'a name with a capital',
    { a: {}, B: OTHER },
    'variants.B',
    /^must have a name of 1 to 20 lowercase letters/,
  ],
  ['a number as its name', { 1: {}, b: OTHER }, 'variants.1', /^must have a name/],
  ['a text in its place', { a: {}, b: 'Hello' }, 'variants.b', /^must be an object of texts and look$/],
  ['another key', { a: {}, b: { accentColor: '#ffffff' } }, 'variants.b.accentColor', /^is not known/],
  ['texts that are none', { a: {}, b: { texts: ['x'] } }, 'variants.b.texts', /^must be an object$/],
  [
    'an unknown text',
    { a: {}, b: { texts: { 'login.headline': 'Hello' } } },
    'variants.b.texts.login.headline',
    /^is not a text of the app/,
  ],
  ['a wrong look', { a: { look: { radius: 99 } }, b: {} }, 'variants.a.look.radius', /^must be a number/],
])('%s is refused with its reason, by the schema too', (_what, variants, name, reason) => {
  expect(wrongConfig(config(variants), KNOWN)).toEqual([
    { name, reason: expect.stringMatching(reason) as string },
  ])
  expect(isRightByTheSchema(config(variants))).toBe(false)
})

test('variants must have an address for visits, which shows which is better', () => {
  expect(wrongConfig({ variants: { a: {}, b: OTHER } }, KNOWN)).toEqual([
    { name: 'variants', reason: 'needs visitUrl: without it every browser has the first one' },
  ])
})

test('a line of welcome has a language of the app', () => {
  const variants = { a: { look: { welcome: { de: 'Hallo', xx: 'Hello' } } }, b: {} }
  expect(wrongConfig(config(variants), KNOWN)).toEqual([
    { name: 'variants.a.look.welcome.xx', reason: 'is not a language of the app: en-US, de' },
  ])
})

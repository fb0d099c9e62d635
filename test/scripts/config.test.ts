import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { CONFIG_KEYS, SERVER_KEYS, type TextsSchema, wrongConfig } from 'deploy/config.mjs'
import { configSchema } from 'scripts/config/configSchema'
import { parseConfig } from 'src/services/config'

const FILE = 'deploy/config.schema.json'
const KNOWN: TextsSchema = {
  properties: { 'login.heading': { default: 'Sign in' }, 'login.leaving': { default: 'Opening {product}…' } },
  languages: ['en-US', 'de', 'zh-CN'],
}

const isRightByTheSchema = new Ajv2020({ strict: false }).compile(configSchema())
const isRightInTheApp = (config: object) => {
  const wrong: string[] = []
  parseConfig(JSON.stringify(config), name => wrong.push(name))
  return wrong.length === 0
}

test(`${FILE} is that of today's keys and texts (UPDATE_DOCS=1 writes it)`, () => {
  const text = `${JSON.stringify(configSchema(), null, 2)}\n`
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, text)
  expect(readFileSync(FILE, 'utf8')).toBe(text)
})

test.each<[name: string, value: unknown]>([
  ['$schema', '../build/deploy/config.schema.json'],
  ['productName', ' Pier '],
  ['allowedReturnOrigins', ['https://a.example', 'http://b.example:81']],
  ['deviceCheckPath', '/check/device'],
  ['localHosts', ['mail.corp.example', 'https://files.corp.example:8443', '[fd00::1]']],
  ['webAppPath', '/'],
  ['webAppPath', '/signing/'],
  ['webAppFiles', ['/online/app.js']],
  ['webAppTransition', true],
  ['supportRecording', true],
  ['signUpPath', '/join/v.2'],
  ['forgotPassword', false],
  ['forgotPassword', true],
  ['languages', ['en', 'de-CH', 'zh-TW']],
  ['defaultLanguage', 'de'],
  ['defaultLanguage', 'en-GB'],
  ['defaultLanguage', null],
  ['analyticsPixelUrl', 'https://pixel.example/p.gif'],
  ['analyticsPixelUrl', null],
  ['reportUrl', '/reports'],
  ['reportUrl', 'https://reports.example/x'],
  ['visitUrl', '/visits'],
  ['visitUrl', null],
  ['relatedOrigins', ['https://signin.example.de', 'https://signin.example.ch:8443']],
  ['accentColor', '#0a7D4f'],
  ['accentColor', null],
  ['look', { radius: 8, welcome: { de: 'Guten Morgen' }, links: { privacy: '/privacy' } }],
  ['look', null],
  ['texts', { 'login.heading': 'Welcome' }],
  ['texts', { 'login.heading': { de: 'Willkommen', 'de-CH': 'Grüezi', en: 'Welcome' } }],
  ['texts', null],
  ['nativeClientPattern', '^Pier/'],
])('%s may be %j, to the app, to the schema and to the rollout', (name, value) => {
  const config = { [name]: value }
  expect([isRightInTheApp(config), isRightByTheSchema(config), wrongConfig(config, KNOWN)]).toEqual([
    true,
    true,
    [],
  ])
})

const PATH = /^must be a path of this origin such as/
test.each<[name: string, value: unknown, reason: RegExp, at?: string]>([
  ['prodctName', 'Quay', /^is not known\. There are productName, /],
  ['productName', ' ', /^must be a text of 1 to 60 characters$/],
  ['productName', 7, /^must be a text of 1 to 60 characters$/],
  ['productName', null, /^must be a text of 1 to 60 characters$/],
  ['allowedReturnOrigins', 'https://a.example', /^must be a list$/],
  ['allowedReturnOrigins', ['https://a.example/path'], /^must be an origin/, 'allowedReturnOrigins[0]'],
  ['allowedReturnOrigins', ['https://a.example', '*'], /^must be an origin/, 'allowedReturnOrigins[1]'],
  ['deviceCheckPath', 'device-check', PATH],
  ['autoLoginPath', '//evil.example/x', PATH],
  ['localHosts', ['*.corp.example'], /^must be the name of a host/, 'localHosts[0]'],
  ['webAppPath', 'https://quay.example/work/', PATH],
  ['webAppPath', '/signin/', PATH],
  ['webAppPath', '/online/../x', PATH],
  ['webAppPath', '/online/?a=b', PATH],
  ['webAppFiles', ['/api/auth/v2/logout'], /^must be the path of a file/, 'webAppFiles[0]'],
  ['forgotPassword', 'no', /^must be true or false$/],
  ['forgotPassword', null, /^must be true or false$/],
  ['languages', 'de', /^must be a list of languages/],
  ['languages', [], /^must be a list of languages/],
  ['languages', null, /^must be a list of languages/],
  ['languages', ['de', 'xx'], /^is not a language of the app: en-US, de, zh-CN$/, 'languages[1]'],
  ['languages', [7], /^must be a language such as/, 'languages[0]'],
  ['defaultLanguage', 'Deutsch', /^must be a language such as/],
  ['defaultLanguage', 'xx', /^is not a language of the app/],
  ['analyticsPixelUrl', '/pixel.gif', /^must be an address/],
  ['reportUrl', '//host.example/x', /^must be a path of this origin/],
  ['reportUrl', 'https://u:p@host.example/', /^must be a path of this origin/],
  ['visitUrl', '/\\host.example/x', /^must be a path of this origin/],
  ['relatedOrigins', ['http://signin.example.de'], /^must be an origin with https/, 'relatedOrigins[0]'],
  ['accentColor', 'red', /^must be #rrggbb$/],
  ['look', { radius: 99 }, /^must be a number of pixels/, 'look.radius'],
  ['texts', { 'login.headline': 'Welcome' }, /^is not a text of the app/, 'texts.login.headline'],
  ['texts', { 'login.heading': '' }, /^must be a text of 1 to 500/, 'texts.login.heading'],
  [
    'texts',
    { 'login.leaving': 'Opening {name}' },
    /^has \{name\}, which the English text has not/,
    'texts.login.leaving',
  ],
  ['texts', { 'login.heading': { xx: 'Hi' } }, /^is not a language of the app/, 'texts.login.heading.xx'],
  ['texts', ['Welcome'], /^must be an object/],
  ['nativeClientPattern', '(', /^must be a regular expression/],
  ['nativeClientPattern', '', /^must be a regular expression/],
  ['nativeClientPattern', 'Mobile', /^must be a regular expression/],
])('%s: %j is refused with its reason', (name, value, reason, at = name) => {
  expect(wrongConfig({ [name]: value }, KNOWN)).toEqual([
    { name: at, reason: expect.stringMatching(reason) as string },
  ])
})

test('the own language of a company is one that it offers', () => {
  expect(wrongConfig({ languages: ['de-CH', 'en'], defaultLanguage: 'de' }, KNOWN)).toEqual([])
  expect(wrongConfig({ languages: ['en'], defaultLanguage: 'de' }, KNOWN)).toEqual([
    { name: 'defaultLanguage', reason: 'must be one of languages' },
  ])
})

test('every wrong value is reported, not only the first', () => {
  const names = wrongConfig({ webAppPath: 'x', accentColor: 'red', productName: 7 }, KNOWN).map(
    ({ name }) => name,
  )
  expect(names.sort()).toEqual(['accentColor', 'productName', 'webAppPath'])
})

test('the keys known are those that the app reads', () => {
  expect(CONFIG_KEYS.filter(key => !SERVER_KEYS.includes(key)).sort()).toEqual(
    Object.keys(parseConfig('{}', () => undefined)).sort(),
  )
})

describe('the variants', () => {
  const configOf = (variants: unknown) => ({ visitUrl: '/visits', variants })

  // (product/variants, product/configuration)
  test.each<[what: string, variants: unknown]>([
    ['none', null],
    [
      'the configuration as it is, and another heading',
      { a: {}, b: { texts: { 'login.heading': 'Hello' } } },
    ],
    [
      'words by language, and parts of a look',
      {
        plain: { texts: null },
        'try-2': { texts: { 'login.heading': { de: 'Hallo' } }, look: { radius: 8 } },
      },
    ],
  ])('%s may be, to the schema and to the rollout', (_what, variants) => {
    expect([isRightByTheSchema(configOf(variants)), wrongConfig(configOf(variants), KNOWN)]).toEqual([
      true,
      [],
    ])
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
    expect(wrongConfig(configOf(variants), KNOWN)).toEqual([
      { name, reason: expect.stringMatching(reason) as string },
    ])
    expect(isRightByTheSchema(configOf(variants))).toBe(false)
  })

  test('variants must have an address for visits, which shows which is better', () => {
    expect(wrongConfig({ variants: { a: {}, b: OTHER } }, KNOWN)).toEqual([
      { name: 'variants', reason: 'needs visitUrl: without it every browser has the first one' },
    ])
  })

  test('a line of welcome has a language of the app', () => {
    const variants = { a: { look: { welcome: { de: 'Hallo', xx: 'Hello' } } }, b: {} }
    expect(wrongConfig(configOf(variants), KNOWN)).toEqual([
      { name: 'variants.a.look.welcome.xx', reason: 'is not a language of the app: en-US, de, zh-CN' },
    ])
  })
})

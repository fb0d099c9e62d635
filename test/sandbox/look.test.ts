import { type Device, mediaOn } from 'sandbox/room/look/recolor'
import { dressed, shownValue, TOKENS, typedValue } from 'sandbox/room/look/tokens'
import { readLook } from 'deploy/rules/look.mjs'

const DARK_PHONE: Device = { scheme: 'dark', touch: true }
const LIGHT_DESKTOP: Device = { scheme: 'light', touch: false }

test.each<[device: Device, query: string, seen: string]>([
  [DARK_PHONE, '(prefers-color-scheme: dark)', '(min-width: 0px)'],
  [DARK_PHONE, '(prefers-color-scheme:light)', '(max-width: 0px)'],
  [LIGHT_DESKTOP, '(prefers-color-scheme: dark)', '(max-width: 0px)'],
  [DARK_PHONE, '(pointer: coarse)', '(min-width: 0px)'],
  [LIGHT_DESKTOP, '(pointer: coarse)', '(max-width: 0px)'],
  [DARK_PHONE, '(hover: hover) and (min-width: 737px)', '(max-width: 0px) and (min-width: 737px)'],
  [DARK_PHONE, '(min-width: 64em)', '(min-width: 64em)'],
  [DARK_PHONE, '(forced-colors: active)', '(forced-colors: active)'],
])('on %j the condition %s is %s', (device, query, seen) => {
  expect(mediaOn(device, query)).toBe(seen)
})

const token = (label: string) => TOKENS.find(each => each.label === label)!

test('each hint of the form is a value that a company may set', () => {
  const values = new Map(TOKENS.map(each => [each, typedValue(each.hint, each)]))
  const { look } = dressed({}, values)
  expect(readLook(look).wrong).toEqual([])
})

test('each form value replaces the configured one, and settings outside the form stay', () => {
  const values = new Map([
    [token('Accent'), typedValue(' #c8102e ', token('Accent'))],
    [token('Radius, in pixels'), typedValue('4', token('Radius, in pixels'))],
    [token('Fonts'), typedValue('Inter, Segoe UI', token('Fonts'))],
    [token('Imprint'), typedValue('/imprint', token('Imprint'))],
    [token('Terms'), typedValue(' ', token('Terms'))],
    [token('Welcome'), typedValue('{ "de": "Willkommen" }', token('Welcome'))],
  ])
  const config = dressed({ productName: 'Pier', look: { logo: '/old.svg' } }, values)
  expect(config).toEqual({
    productName: 'Pier',
    accentColor: '#c8102e',
    look: {
      radius: 4,
      fontFamilies: ['Inter', 'Segoe UI'],
      links: { imprint: '/imprint' },
      welcome: { de: 'Willkommen' },
    },
  })
  expect(TOKENS.map(each => shownValue(config, each)).filter(Boolean)).toEqual([
    '#c8102e',
    '4',
    'Inter, Segoe UI',
    '{"de":"Willkommen"}',
    '/imprint',
  ])
})

test('a form without a value takes the look off', () => {
  expect(dressed({ reportUrl: '/r', accentColor: '#c8102e', look: { radius: 4 } }, new Map())).toEqual({
    reportUrl: '/r',
  })
})

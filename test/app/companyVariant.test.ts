import { companyVariant } from 'src/app/companyVariant'
import { VARIANT_KEY, setReportedVariant, reportedVariant } from 'src/services/variant'
import { forgetConfig } from 'src/services/config'

const VARIANTS = { plain: {}, friendly: { texts: { 'login.heading': 'Hello' }, look: { radius: 4 } } }

beforeEach(() => {
  visit('https://app.example/signin/')
  localStorage.clear()
  setReportedVariant(undefined)
  jest.spyOn(Math, 'random').mockReturnValue(0.7)
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  document.body.innerHTML = ''
  forgetConfig()
})

function openPage(config: object = {}) {
  const block = JSON.stringify({ visitUrl: '/visits', variants: VARIANTS, ...config })
  document.body.innerHTML = `<script id="foyer-config" type="application/json">${block}</script>`
  forgetConfig()
  return companyVariant()
}

const state = () => [reportedVariant(), localStorage.getItem(VARIANT_KEY)]

// (product/variants, visits/variant)
test('a variant is drawn, stored and reported', () => {
  expect(openPage()).toEqual({
    variant: { name: 'friendly', texts: { 'login.heading': 'Hello' }, look: { radius: 4 } },
    wrong: [],
  })
  expect(state()).toEqual(['friendly', 'friendly'])
  jest.spyOn(Math, 'random').mockReturnValue(0.2)
  expect(openPage().variant?.name).toBe('friendly')
  expect(state()).toEqual(['friendly', 'friendly'])
})

// (visits/variant)
test('a requested variant applies only to this page: it is neither stored nor reported', () => {
  localStorage.setItem(VARIANT_KEY, 'friendly')
  visit('https://app.example/signin/?variant=plain')
  expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, 'friendly'])
})

test('a user who has asked not to be tracked gets the first variant, and nothing is stored', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  localStorage.setItem(VARIANT_KEY, 'friendly')
  expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, null])
})

test('without an address for the visits every user gets the first variant', () => {
  expect([openPage({ visitUrl: null }).variant?.name, ...state()]).toEqual(['plain', undefined, null])
})

test('a browser that refuses storage gets the first variant and reports none', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([openPage().variant?.name, ...state()]).toEqual(['plain', undefined, null])
})

test.each<[what: string, variants: unknown, wrong: string[]]>([
  ['none', null, []],
  ['one', { plain: {} }, ['variants']],
  ['three', { a: {}, b: {}, c: {} }, ['variants']],
  ['a variant without a form', { plain: {}, friendly: 'Hello' }, ['variants.friendly']],
  ['an invalid variant name', { plain: {}, 'B 2': {} }, ['variants.B 2']],
])('%s: no variant is drawn or used', (_what, variants, wrong) => {
  expect([openPage({ variants }), ...state()]).toEqual([{ wrong }, undefined, null])
})

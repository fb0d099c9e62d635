import { fetchFeatures, fetchSettings, fetchSignInSettings } from 'src/services/api/companyService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const IMAGE = 'https://img.example/h.png'
const whole = {
  companyProviderName: 'Harbor',
  theme: { loginPageHeaderUrl: IMAGE, loginPageBackgroundUrl: IMAGE, companyLogoUrl: IMAGE },
  requireNativeAppInstall: true,
  passwordIsActivationCode: false,
  passwordExpiresIn: 12,
  autoLoginEnabled: true,
  isStrongholdV2FamilyCompany: false,
  passkeysEnabled: true,
  passkeyUpgradeEnabled: true,
  sessionUserNameEnabled: true,
}
const DATE = 'Sat, 05 Dec 2026 12:00:00 GMT'

describe.each([
  ['on a page load', fetchSettings],
  ['in sign-in', fetchSignInSettings],
])('the settings %s', (_when, fetchThem) => {
  const settingsIn = async (body: unknown, headers = {}) => {
    await serve(() => ({ body, headers }))
    return fetchThem()
  }

  test.each<[rule: string, body: object, read: object]>([
    ['are read', { ...whole, more: 1 }, whole],
    ['may all be missing', {}, {}],
    // (passkeys/extension, calls/acting)
    ['ignore an invalid switch of passkeys', { passkeysEnabled: 'true' }, {}],
    ['ignore an invalid switch of the upgrade', { passkeyUpgradeEnabled: 'true' }, {}],
    ['ignore an invalid switch of the name', { sessionUserNameEnabled: 'true' }, {}],
    ['ignore an invalid provider name, because it only selects texts', { companyProviderName: 7 }, {}],
    ['ignore a theme that is a text', { theme: 'x', autoLoginEnabled: true }, { autoLoginEnabled: true }],
    ['ignore a theme that is a list', { theme: [] }, {}],
    ['ignore a script for an image', { theme: { loginPageHeaderUrl: 'javascript:alert(1)' } }, { theme: {} }],
    ['ignore a path for an image', { theme: { companyLogoUrl: '/logo.png' } }, { theme: {} }],
    ['ignore an image with a user', { theme: { companyLogoUrl: 'https://u@img.example/' } }, { theme: {} }],
    [
      'ignore a number for an image',
      { theme: { companyLogoUrl: 7, loginPageHeaderUrl: IMAGE } },
      { theme: { loginPageHeaderUrl: IMAGE } },
    ],
    [
      'encode characters that would end a CSS url',
      { theme: { loginPageBackgroundUrl: 'https://img.example/a")}b{"' } },
      { theme: { loginPageBackgroundUrl: 'https://img.example/a%22)%7Db%7B%22' } },
    ],
    ['without a notice have no time', { notice: null }, { notice: null }],
  ])('%s', async (_rule, body, read) => {
    expect(await settingsIn(body)).toEqual(read)
  })

  test('may all be null', async () => {
    const nulls = Object.fromEntries(Object.keys(whole).map(key => [key, null]))
    expect(await settingsIn(nulls)).toEqual(nulls)
  })

  // (notice/until)
  test('with a notice have the time of the response, by both clocks', async () => {
    const before = Date.now()
    const { notice, received } = await settingsIn({ notice: { text: 'Maintenance.' } }, { date: DATE })
    expect(notice).toEqual({ text: 'Maintenance.' })
    expect(received?.server).toBe(DATE)
    expect(received?.deviceMs).toBeGreaterThanOrEqual(before)
  })
})

test.each<[field: string, value: unknown]>([
  ['requireNativeAppInstall', 'true'],
  ['passwordIsActivationCode', 1],
  ['passwordExpiresIn', '12'],
  ['autoLoginEnabled', {}],
  ['isStrongholdV2FamilyCompany', []],
])('an invalid %s counts as absent on a page load, and fails a sign-in', async (field, value) => {
  await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: value } }))
  expect(await fetchSettings()).toEqual({ companyProviderName: 'Harbor' })
  expect(await failing(fetchSignInSettings())).toMatchObject({ kind: 'unreadable' })
})

const on = (key: unknown, active: unknown = true) => ({ key, active })

// (security/feature-keys)
test.each<[rule: string, body: unknown, on: string[]]>([
  ['the enabled features are read', [on('a'), on('b', false), on('c')], ['a', 'c']],
  ['there may be none', [], []],
  ['invalid items are skipped', [null, 'a', {}, on(7), { key: 'b' }, on('c', 'true'), [], on('d')], ['d']],
  ['the last of two items with the same key counts', [on('a'), on('a', false)], []],
  ['a repeated key is listed once', [on('a'), on('a')], ['a']],
  [
    'names of built-in properties are ordinary keys',
    [on('__proto__'), on('constructor', false)],
    ['__proto__'],
  ],
])('the features of a company: %s', async (_rule, body, keys) => {
  await serve(() => ({ body }))
  expect(await fetchFeatures()).toEqual(keys)
})

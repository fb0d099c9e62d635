import { fetchSettings } from 'src/services/api/companyService'
import { fetchFeatures, fetchSignInSettings } from 'src/services/api/signInSettingsService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const whole = {
  companyProviderName: 'Harbor',
  theme: {
    loginPageHeaderUrl: 'https://img.example/h.png',
    loginPageBackgroundUrl: 'https://img.example/b.png',
    companyLogoUrl: 'https://img.example/l.png',
  },
  requireNativeAppInstall: true,
  passwordIsActivationCode: false,
  passwordExpiresIn: 12,
  autoLoginEnabled: true,
  isStrongholdV2FamilyCompany: false,
  passkeysEnabled: true,
  passkeyUpgradeEnabled: true,
  sessionUserNameEnabled: true,
}

describe.each([
  ['on a page load', fetchSettings],
  ['in sign-in', fetchSignInSettings],
])('the settings %s', (_when, fetchThem) => {
  test('are fetched and read', async () => {
    const { requests } = await serve(() => ({ body: { ...whole, more: 1 } }))
    await expect(fetchThem()).resolves.toEqual(whole)
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/settings', body: '' }])
  })

  test('may all be missing', async () => {
    await serve(() => ({ body: {} }))
    await expect(fetchThem()).resolves.toEqual({})
  })

  test('may all be null', async () => {
    const nulls = Object.fromEntries(Object.keys(whole).map(key => [key, null]))
    await serve(() => ({ body: nulls }))
    await expect(fetchThem()).resolves.toEqual(nulls)
  })

  test.each<[what: string, theme: unknown, images: unknown]>([
    ['a script', { loginPageHeaderUrl: 'javascript:alert(1)' }, {}],
    ['a path', { companyLogoUrl: '/logo.png' }, {}],
    ['an image with a user', { companyLogoUrl: 'https://u@img.example/' }, {}],
    [
      'a number',
      { companyLogoUrl: 7, loginPageHeaderUrl: 'https://img.example/h.png' },
      { loginPageHeaderUrl: 'https://img.example/h.png' },
    ],
  ])('treat %s for an image as absent', async (_what, theme, images) => {
    await serve(() => ({ body: { theme } }))
    expect((await fetchThem()).theme).toEqual(images)
  })

  test('encode characters that would end a CSS url', async () => {
    await serve(() => ({ body: { theme: { loginPageBackgroundUrl: 'https://img.example/a")}b{"' } } }))
    expect((await fetchThem()).theme?.loginPageBackgroundUrl).toBe('https://img.example/a%22)%7Db%7B%22')
  })

  test.each(['"x"', '[]', '7'])('treat a theme of %s as absent', async theme => {
    await serve(() => ({ body: `{"theme":${theme},"autoLoginEnabled":true}` }))
    await expect(fetchThem()).resolves.toEqual({ autoLoginEnabled: true })
  })

  test.each<[what: string, body: string | undefined]>([
    ['no body', undefined],
    ['malformed JSON', '{'],
    ['a page', '<html></html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('reject %s as unreadable', async (_what, body) => {
    await serve(() => ({ body }))
    await expect(failing(fetchThem())).resolves.toMatchObject({ kind: 'unreadable' })
  })

  test('fail with a 500', async () => {
    await serve(() => ({ status: 500 }))
    await expect(failing(fetchThem())).resolves.toEqual({ kind: 'refused', status: 500 })
  })
})

const wrong: [field: string, value: unknown][] = [
  ['requireNativeAppInstall', 'true'],
  ['passwordIsActivationCode', 1],
  ['passwordExpiresIn', '12'],
  ['autoLoginEnabled', {}],
  ['isStrongholdV2FamilyCompany', []],
]

test.each(wrong)('an invalid %s counts as absent on a page load', async (field, value) => {
  await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: value } }))
  await expect(fetchSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
})

test.each(wrong)('an invalid %s fails a sign-in', async (field, value) => {
  await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: value } }))
  await expect(failing(fetchSignInSettings())).resolves.toMatchObject({ kind: 'unreadable' })
})

// (passkeys/extension, calls/acting)
test.each(['passkeysEnabled', 'passkeyUpgradeEnabled', 'sessionUserNameEnabled'])(
  'an invalid %s counts as absent everywhere',
  async field => {
    await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: 'true' } }))
    await expect(fetchSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
    await expect(fetchSignInSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
  },
)

test('an invalid provider name fails nothing, because it only selects texts', async () => {
  await serve(() => ({ body: { companyProviderName: 7 } }))
  await expect(fetchSignInSettings()).resolves.toEqual({})
})

// (security/feature-keys)
describe('the features of a company', () => {
  test('are fetched', async () => {
    const { requests } = await serve(() => ({ body: [] }))
    await fetchFeatures()
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/feature-settings' }])
  })

  test.each<[rule: string, body: unknown, on: string[]]>([
    [
      'the enabled features are read',
      [
        { key: 'a', active: true },
        { key: 'b', active: false },
        { key: 'c', active: true },
      ],
      ['a', 'c'],
    ],
    ['none', [], []],
    [
      'invalid items are skipped',
      [
        null,
        'a',
        {},
        { key: 7, active: true },
        { key: 'b' },
        { key: 'c', active: 'true' },
        [],
        { key: 'd', active: true },
      ],
      ['d'],
    ],
    [
      'the last of two items with the same key counts',
      [
        { key: 'a', active: true },
        { key: 'a', active: false },
      ],
      [],
    ],
    [
      'a repeated key is listed once',
      [
        { key: 'a', active: true },
        { key: 'a', active: true },
      ],
      ['a'],
    ],
    [
      'names of built-in properties are ordinary keys',
      [
        { key: '__proto__', active: true },
        { key: 'constructor', active: false },
      ],
      ['__proto__'],
    ],
  ])('%s', async (_rule, body, on) => {
    await serve(() => ({ body }))
    await expect(fetchFeatures()).resolves.toEqual(on)
  })

  test.each(['', '{', 'null', '{}', '"x"', '<html></html>'])(
    'are unreadable, never empty, if the body is %j',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchFeatures())).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})

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
  ['at page load', fetchSettings],
  ['in sign-in', fetchSignInSettings],
])('the settings %s', (_when, fetchThem) => {
  test('are asked for and read', async () => {
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
  ])('%s for an image counts as absent', async (_what, theme, images) => {
    await serve(() => ({ body: { theme } }))
    expect((await fetchThem()).theme).toEqual(images)
  })

  test('what would end a CSS url comes out encoded', async () => {
    await serve(() => ({ body: { theme: { loginPageBackgroundUrl: 'https://img.example/a")}b{"' } } }))
    expect((await fetchThem()).theme?.loginPageBackgroundUrl).toBe('https://img.example/a%22)%7Db%7B%22')
  })

  test.each(['"x"', '[]', '7'])('a theme of %s counts as absent', async theme => {
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
  ])('%s is unreadable', async (_what, body) => {
    await serve(() => ({ body }))
    await expect(failing(fetchThem())).resolves.toMatchObject({ kind: 'unreadable' })
  })

  test('500 is a failure', async () => {
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

test.each(wrong)('a wrong %s counts as absent at page load', async (field, value) => {
  await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: value } }))
  await expect(fetchSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
})

test.each(wrong)('a wrong %s fails a sign-in', async (field, value) => {
  await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: value } }))
  await expect(failing(fetchSignInSettings())).resolves.toMatchObject({ kind: 'unreadable' })
})

// (passkeys/extension, calls/acting)
test.each(['passkeysEnabled', 'passkeyUpgradeEnabled', 'sessionUserNameEnabled'])(
  'a wrong %s counts as absent everywhere',
  async field => {
    await serve(() => ({ body: { companyProviderName: 'Harbor', [field]: 'true' } }))
    await expect(fetchSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
    await expect(fetchSignInSettings()).resolves.toEqual({ companyProviderName: 'Harbor' })
  },
)

test('a wrong name of the provider fails nothing: it only decides on words', async () => {
  await serve(() => ({ body: { companyProviderName: 7 } }))
  await expect(fetchSignInSettings()).resolves.toEqual({})
})

// (security/feature-keys)
describe('the features', () => {
  test('are asked for', async () => {
    const { requests } = await serve(() => ({ body: [] }))
    await fetchFeatures()
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/feature-settings' }])
  })

  test.each<[rule: string, body: unknown, on: string[]]>([
    [
      'those that are on',
      [
        { key: 'a', active: true },
        { key: 'b', active: false },
        { key: 'c', active: true },
      ],
      ['a', 'c'],
    ],
    ['none', [], []],
    [
      'bad items are skipped',
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
      'of two with one key the last counts',
      [
        { key: 'a', active: true },
        { key: 'a', active: false },
      ],
      [],
    ],
    [
      'and is named once',
      [
        { key: 'a', active: true },
        { key: 'a', active: true },
      ],
      ['a'],
    ],
    [
      'names of the language are keys like any other',
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
    'a body of %j is unreadable, never an empty list',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchFeatures())).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})

import { CANCEL } from '@redux-saga/symbols'
import { fetchFeatures, fetchSettings, fetchSignInSettings } from 'src/services/api/companyService'
import { fetchHelpInfo, sendTicket, type TicketAdditions } from 'src/services/api/supportService'
import { fetchAutoLogin, notifyHost, redirectAddress } from 'src/services/api/autoLoginService'
import { type BodyRow, expectBody } from 'test/support/expectAnswer'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

describe('the company', () => {
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
    const nulls = Object.fromEntries(Object.keys(whole).map(key => [key, null]))

    test.each<BodyRow>([
      ['are read', { ...whole, more: 1 }, whole],
      ['may all be missing', {}, {}],
      ['may all be null', nulls, nulls],
      // (passkeys/extension, calls/acting)
      ['ignore an invalid switch of passkeys', { passkeysEnabled: 'true' }, {}],
      ['ignore an invalid switch of the upgrade', { passkeyUpgradeEnabled: 'true' }, {}],
      ['ignore an invalid switch of the name', { sessionUserNameEnabled: 'true' }, {}],
      ['ignore an invalid provider name, because it only selects texts', { companyProviderName: 7 }, {}],
      ['ignore a theme that is a text', { theme: 'x', autoLoginEnabled: true }, { autoLoginEnabled: true }],
      ['ignore a theme that is a list', { theme: [] }, {}],
      [
        'ignore a script for an image',
        { theme: { loginPageHeaderUrl: 'javascript:alert(1)' } },
        { theme: {} },
      ],
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
    ])('%s', expectBody(fetchThem))

    // (notice/until)
    test('with a notice have the time of the response, by both clocks', async () => {
      const before = Date.now()
      await serve(() => ({ body: { notice: { text: 'Maintenance.' } }, headers: { date: DATE } }))
      const { notice, received } = await fetchThem()
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
  test.each<BodyRow>([
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
  ])('the features of a company: %s', expectBody(fetchFeatures))
})

describe('support', () => {
  const requestSupportUrl = 'https://support.harbor.example/desk'
  const whole = {
    requestSupportUrl,
    email: 's@harbor.example',
    phone: '+1 202 555 0199',
    phoneHours: 'Every day',
  }

  test.each<BodyRow>([
    ['all fields', { ...whole, more: 1 }, whole],
    ['nothing', {}, {}],
    ['nulls', { requestSupportUrl: null, email: null, phone: null, phoneHours: null }, {}],
    ['blanks', { requestSupportUrl: '', email: ' ', phone: '', phoneHours: '' }, {}],
    [
      'a mail address',
      { requestSupportUrl: 'mailto:s@h.example' },
      { requestSupportUrl: 'mailto:s@h.example' },
    ],
    ['a script as an address', { requestSupportUrl: 'javascript:alert(1)' }, {}],
    ['a path as an address', { requestSupportUrl: '/support' }, {}],
    ['an address with a user', { requestSupportUrl: 'https://u:p@h.example/' }, {}],
    ['a number as an address', { email: 42 }, 'unreadable'],
  ])('the support details with %s', expectBody(fetchHelpInfo))

  test('a support ticket is sent unchanged, and can include a recording', async () => {
    const ticket = {
      displayName: 'Grace',
      email: 'grace@harbor.example',
      phone: '+12025550199',
      description: 'Help!',
    }
    const additions: TicketAdditions = { recording: '{"format":1}' }
    const { requests } = await serve(() => ({ status: 201 }))
    await sendTicket({ ...ticket, company: 'Harbor' })
    await sendTicket({ ...ticket, ...additions })
    expect(requests.map(({ json }) => json)).toEqual([
      { ...ticket, company: 'Harbor' },
      { ...ticket, ...additions },
    ])
  })
})

const HOST = 'https://a.example'
const token = 't-1'

const notify = (...hosts: string[]) => ({ redirect: false, token, hosts })

test.each<BodyRow>([
  ['a notification', { type: 'Notify', token, urls: [HOST] }, notify(HOST)],
  ['a redirect', { type: 'Redirect', token, urls: [HOST] }, { redirect: true, token, hosts: [HOST] }],
  ['an unknown type, which notifies', { type: 'Carrier pigeon', token, urls: [] }, notify()],
  ['no list of hosts, which counts as empty', { token }, notify()],
  ['a host that is not a string', { token, urls: [1, null, HOST] }, notify(HOST)],
  ['no token', { type: 'Notify', urls: [] }, 'unreadable'],
])('the auto-login data are read with %s', expectBody(fetchAutoLogin))

describe('a host that is notified', () => {
  test('receives the token and the time in whole seconds, without the app’s own headers', async () => {
    const host = await serve(() => ({ body: {} }))
    await notifyHost(host.origin, 'a/b+c', 1_800_000_000_999)
    expect(host.requests[0]).toMatchObject({ query: { token: 'a/b+c', timestamp: '1800000000' } })
    expect(host.requests[0]?.headers).not.toHaveProperty('x-touch-supported')
  })
  test('receives the cookies that it has set before', async () => {
    const host = await serve(() => ({ body: {} }))
    const fetched = jest.spyOn(globalThis, 'fetch')
    await notifyHost(host.origin, 't', 0)
    expect(new Request(...(fetched.mock.calls[0] as [string])).credentials).toBe('include')
    fetched.mockRestore()
  })
  test.each([200, 204, 401, 500])('may answer %d with anything', async status => {
    const host = await serve(() => ({ status, body: status === 204 ? undefined : '<html>' }))
    await expect(notifyHost(host.origin, 't', 0)).resolves.toBeUndefined()
  })
  test('fails if it drops the connection', async () => {
    const host = await serve((_request, response) => void response.destroy())
    await expect(notifyHost(host.origin, 't', 0)).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
  test('is abandoned if it never answers and the wait is cancelled', async () => {
    let tellAsked = (): void => {}
    const asked = new Promise<void>(resolve => (tellAsked = resolve))
    const host = await serve(() => {
      tellAsked()
      return undefined
    })
    const call = notifyHost(host.origin, 't', 0) as Promise<void> & Record<string, () => void>
    await asked
    call[CANCEL]?.()
    await expect(call).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })
})

test('the redirect contains the token, the time in seconds and the return address', () => {
  expect(
    redirectAddress('https://a.example', 'a/b+c', 1_800_000_000_999, 'https://here.example/online/'),
  ).toBe(
    'https://a.example/auth/v2/autologin?token=a%2Fb%2Bc&timestamp=1800000000&back=https%3A%2F%2Fhere.example%2Fonline%2F',
  )
})

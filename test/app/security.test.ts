import { screen, within } from '@testing-library/react'
import { installDialogs } from 'test/support/installDialogs'
import { type Answers, openApp } from 'test/support/openApp'
import { credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

type App = Awaited<ReturnType<typeof openApp>>

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(removePasskeys)

const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }))
const type = async ({ user }: App, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text)

const OWN = '/api/user/v1/security'
const PASSKEYS = '/api/auth/v2/passkeys'
const CREATION = {
  challenge: 'Y2g',
  rp: { name: 'Harbor' },
  user: { id: 'dQ', name: 'ada', displayName: 'ada' },
  pubKeyCredParams: [],
}
const LISTS: Answers = {
  'GET /api/online/v1/sessions/devices': { body: [] },
  'GET /api/online/v1/sessions/app-specific': { body: [] },
}
const SECURITY: Answers = {
  ...LISTS,
  'GET /api/online/v1/settings': {
    body: {
      securityPageEnabled: true,
      passkeysEnabled: true,
      authenticatorsEnabled: true,
      recoveryCodesEnabled: true,
    },
  },
  [`GET ${OWN}/password`]: { body: {} },
  [`GET ${OWN}/authenticators`]: { body: [{ id: '1', name: 'My app', removable: true }] },
  [`GET ${OWN}/trusted-devices`]: {
    body: [{ id: '1', deviceName: 'Laptop', trustedUntil: 1_767_225_600_000 }],
  },
  [`GET ${OWN}/recovery-codes`]: { body: { left: 0 } },
  [`GET ${PASSKEYS}`]: { body: { passkeys: [{ id: 'YQ', name: 'Phone' }] } },
}
const openSecurity = (answers: Answers = {}): Promise<App> =>
  openApp({ path: '/signin/security', answers: { ...SECURITY, ...answers } })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the account’s security page', () => {
  // (security-page/passkeys, security-page/end-trust, security-page/trusted)
  test('shows that a passkey was renamed or created, and that a device is trusted no longer', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
    installPasskeys({ create: () => Promise.resolve(credential()) })
    const app = await openSecurity({
      [`POST ${PASSKEYS}/rename`]: {},
      [`POST ${PASSKEYS}/registration/options`]: { body: CREATION },
      [`POST ${PASSKEYS}/registration/verify`]: {},
      [`POST ${OWN}/trusted-devices/remove`]: {},
    })
    await press(app, 'Rename Phone')
    await type(app, 'Name', 'Key')
    await press(app, 'Save')
    await screen.findByText('Name saved.')
    await press(app, 'Create a passkey')
    await screen.findByText('Passkey saved.')
    const trusted = await region('Trusted devices')
    expect(await trusted.findByText(/^Trusted until /)).toBeInTheDocument()
    await app.user.click(trusted.getByRole('button'))
    expect(await screen.findByText('The device is trusted no longer.')).toBeInTheDocument()
  })

  // (security-page/set-up, security-page/remove-app)
  test('shows why an app was not set up or removed, and that it was', async () => {
    let [confirmed, removed]: object[] = [
      { status: 400, body: { code: 'setUpOver' } },
      { status: 400, body: { code: 'lastFactor' } },
    ]
    let left = 2
    const app = await openSecurity({
      [`POST ${OWN}/authenticators/begin`]: { body: { uri: 'otpauth://totp/x?secret=2222222222222222' } },
      [`POST ${OWN}/authenticators/confirm`]: () => confirmed,
      [`POST ${OWN}/authenticators/remove`]: () => removed,
      [`GET ${OWN}/recovery-codes`]: () => ({ body: { left: left++ } }),
    })
    for (const [words, reloaded] of [
      ['This set-up has ended. Please start it again.', '3 codes left'],
      ['The authenticator app is set up.', '4 codes left'],
    ]) {
      await press(app, 'Set up an app')
      await type(app, 'Security code', '123456{Enter}')
      await screen.findByText(words!)
      await screen.findByText(reloaded!)
      confirmed = {}
    }
    for (const words of ['Set up another app before you remove this one.', 'Authenticator app removed.']) {
      await press(app, 'Remove My app')
      await screen.findByText(/^Remove this authenticator app\?/)
      await press(app, 'Remove')
      expect(await screen.findByText(words)).toBeInTheDocument()
      removed = {}
    }
  })

  // (security-page/recovery-codes, security-page/new-codes)
  test('asks before it replaces recovery codes, and then shows the new ones', async () => {
    const app = await openSecurity({
      [`POST ${OWN}/recovery-codes/new`]: { body: { recoveryCodes: ['1111', '2222', '3333', '4444'] } },
    })
    await screen.findByText('No codes left')
    await press(app, 'New codes')
    await screen.findByText('Your old recovery codes then no longer work.')
    await press(app, 'New codes')
    expect(await screen.findByText('2222')).toBeInTheDocument()
  })

  // (security-page/elsewhere, security-page/proof)
  test('asks for a proof, and then signs out everywhere else', async () => {
    installDialogs()
    let done: object = { status: 403, body: { code: 'proveAgain' } }
    const app = await openSecurity({
      [`POST ${OWN}/sign-out-elsewhere`]: () => done,
      'POST /api/auth/v2/prove': ({ body }) =>
        body.includes('right') ? {} : { status: 400, body: { code: 'proofWrong' } },
    })
    await press(app, 'Sign out everywhere else')
    await press(app, 'Sign out everywhere else')
    const dialog = within(await screen.findByRole('dialog'))
    const password = await dialog.findByLabelText('Password')
    await app.user.type(password, 'x{Enter}')
    await screen.findByText('The password is not correct.')
    await app.user.clear(password)
    await app.user.type(password, 'right{Enter}')
    await screen.findByText('Confirmed. Press the button again to go on.')
    done = { status: 204 }
    await press(app, 'Sign out everywhere else')
    expect(await screen.findByText('You are signed out everywhere else.')).toBeInTheDocument()
  })
})

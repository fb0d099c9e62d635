import { act, screen, within } from '@testing-library/react'
import { nativeClientActions } from 'src/features/nativeClient/nativeClientSlice'
import { askForProof } from 'src/services/proof/proof'
import { installDialogs } from 'test/support/installDialogs'
import { type Answers, mode, openApp, session } from 'test/support/openApp'
import { credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

type App = Awaited<ReturnType<typeof openApp>>
const NEVER = () => new Promise<undefined>(() => undefined)

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  localStorage.clear()
  mode('')
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

interface Outcome {
  path: string
  answers: Answers
  keeps?: Record<string, unknown>
  prepare?: () => void
  act?: (app: App) => Promise<void>
  shows: string[]
}

const MARK = { id: 'm1', who: '', username: 'ada' }
const RESET = '/api/auth/v2/reset-password'
const NEW_PASSWORD = 'Correct-Horse-9'
const RESET_ANSWERS: Answers = {
  [`POST ${RESET}/send-verification-message`]: {},
  [`PUT ${RESET}/verify-user`]: {},
}
const resetAsGuest = {
  path: '/signin/reset-password',
  keeps: { username: 'ada', resetPasswordPhoneInfo: [{ reference: '5678', isGuest: true }] },
  act: async (app: App) => {
    await type(app, 'Mobile number', '2025550123{Enter}')
    await type(app, 'Digit 1 of 6', '123456')
    await type(app, 'New password', NEW_PASSWORD)
    await type(app, 'Verify password', `${NEW_PASSWORD}{Enter}`)
  },
}

const OUTCOMES: [what: string, outcome: Outcome][] = [
  [
    'an accepted passkey',
    {
      path: '/signin/passkey',
      keeps: { signIn: { mark: MARK } },
      prepare: () => {
        mode('twoFactor')
        installPasskeys({ get: () => Promise.resolve(credential()) })
      },
      answers: {
        [`POST ${PASSKEYS}/authentication/options`]: { body: { challenge: 'Y2g' } },
        'POST /api/auth/v2/activate': {},
        'GET /api/online/v1/settings': NEVER,
      },
      act: app => press(app, 'Use passkey'),
      shows: ['Passkey accepted. Signing you in…'],
    },
  ],
  [
    'a passkey that is saved after the sign-in',
    {
      path: '/signin/passkey-offer',
      keeps: { signIn: { said: { passkeyOffer: true }, mark: MARK } },
      prepare: () => installPasskeys({ create: () => Promise.resolve(credential()) }),
      answers: {
        [`POST ${PASSKEYS}/registration/options`]: { body: CREATION },
        [`POST ${PASSKEYS}/registration/verify`]: {},
        'GET /api/onboarding/v2/status': NEVER,
      },
      act: app => press(app, 'Create a passkey'),
      shows: ['Passkey saved. Signing you in…'],
    },
  ],
  [
    'a passkey that is removed',
    {
      path: '/signin/change-password',
      answers: { ...SECURITY, [`POST ${PASSKEYS}/remove`]: {} },
      act: async app => {
        await press(app, 'Remove Phone')
        await press(app, 'Remove')
      },
      shows: ['Passkey removed.'],
    },
  ],
  [
    'devices that are wiped',
    {
      path: '/signin/change-password',
      answers: {
        ...LISTS,
        'GET /api/online/v1/sessions/devices': {
          body: ['in progress', 'completed', 'failed'].map((remoteWipeStatus, id) => ({
            id,
            deviceName: 'Laptop',
            remoteWipeStatus,
          })),
        },
      },
      shows: ['Remote wipe: in progress', 'Remote wipe: done', 'Remote wipe: failed'],
    },
  ],
  [
    'a company without any support',
    {
      path: '/signin/help/support-form',
      answers: { 'GET /api/online/v1/support/get-info': { body: {} } },
      shows: ['You can’t contact support from this page. Contact your administrator.'],
    },
  ],
  [
    'a guest’s reset',
    {
      ...resetAsGuest,
      answers: { ...RESET_ANSWERS, [`PUT ${RESET}/set-new-password`]: {} },
      shows: ['You may now sign in with your new password.'],
    },
  ],
  [
    'a reset that took too long',
    {
      ...resetAsGuest,
      answers: { ...RESET_ANSWERS, [`PUT ${RESET}/set-new-password`]: { status: 403 } },
      shows: ['That took a little too long...', 'Verify again'],
    },
  ],
  [
    'a code that no computer waits for',
    {
      path: '/signin/phone',
      answers: {
        'GET /api/online/v1/settings': { body: { phoneSignInEnabled: true } },
        'POST /api/auth/v2/phone-sign-in/request': { status: 404, body: { code: 'phoneRequestUnknown' } },
      },
      act: async ({ user }) => {
        await user.type(await screen.findByRole('textbox'), 'wdj4-bmj8{Enter}')
      },
      shows: ['No computer waits for this code. It may have run out: show another code there.'],
    },
  ],
  ...(
    [
      ['noAccount', 'Your company signed you in, but you have no account here. Ask your company for one.'],
      ['failed', 'The sign-in with your company did not work. Please try again.'],
    ] as const
  ).map(([error, text]): [string, Outcome] => [
    `a return from the identity provider: ${error}`,
    { path: `/signin/session-status?error=${error}`, answers: {}, shows: [text] },
  ]),
]

test.each(OUTCOMES)(
  'the page shows %s',
  async (_what, { path, answers, keeps = {}, prepare, act, shows }) => {
    for (const [key, value] of Object.entries(keeps)) session(key, value)
    prepare?.()
    const app = await openApp({ path, answers })
    await act?.(app)
    for (const text of shows) expect(await screen.findByText(text)).toBeInTheDocument()
  },
)

// (sign-in/robot-check)
test('a proof that is not ready yet', async () => {
  // No worker of jsdom answers.
  Object.assign(globalThis, {
    Worker: class {
      postMessage() {}
      terminate() {}
    },
  })
  const robotCheck = { algorithm: 'SHA-256', challenge: 'x', salt: 'x', signature: 'x' }
  const app = await openApp({ answers: { 'GET /api/auth/v2/login/options': { body: { robotCheck } } } })
  await type(app, 'Username', 'ada{Enter}')
  await type(app, 'Password', 'x{Enter}')
  expect(await screen.findByText('Checking that you are not a robot…')).toBeInTheDocument()
  Reflect.deleteProperty(globalThis, 'Worker')
  askForProof(undefined)
})

// (addresses/native-request)
test('an invalid request of an app is named', async () => {
  const { store } = await openApp({ path: '/signin/native-client?mode=else&client_id=a' })
  await screen.findByText('This app cannot be signed in')
  for (const [why, text] of [
    ['mode', /^.*mode.*$/],
    ['client', 'The app that opened this page is not one that your company allows.'],
    ['request', 'The app that opened this page did not ask as it should.'],
  ] as const) {
    act(() => void store.dispatch(nativeClientActions.arrived({ kind: 'refused', why, parameter: 'mode' })))
    expect(await screen.findByText(text)).toBeInTheDocument()
  }
})

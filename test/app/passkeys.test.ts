import { screen, waitFor } from '@testing-library/react'
import { type Answers, openApp, heldAnswer, mode, session } from 'test/support/openApp'
import { browserError, installPasskeys, removePasskeys, credential } from 'test/support/passkeyBrowser'

const CREATION = {
  challenge: 'Y2g',
  rp: { name: 'Harbor' },
  user: { id: 'dQ', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [],
}
const OPTIONS = 'POST /api/auth/v2/passkeys/registration/options'

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  sessionStorage.clear()
})
afterEach(removePasskeys)

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const inOrder = () => buttons().filter(name => name === 'Create a passkey' || name === 'Not now')

async function create(error: string, answers: Answers = {}) {
  sessionStorage.setItem('foyer.signIn', '{"said":{"passkeyOffer":true}}')
  sessionStorage.setItem('foyer.authUsername', '"ada"')
  installPasskeys({ create: () => Promise.reject(browserError(error)) })
  const app = await openApp({
    path: '/signin/passkey-offer',
    answers: { [OPTIONS]: { body: CREATION }, ...answers },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Create a passkey' }))
  await screen.findByRole('alert')
  return app
}

// (passkeys/offer-words, product/one-order)
test.each([
  ['a closed dialog can be opened again', 'NotAllowedError', ['Create a passkey', 'Not now']],
  [
    'without a way to create a passkey, the button to continue is first',
    'SecurityError',
    ['Not now', 'Create a passkey'],
  ],
  ['with a passkey on the device, the button to continue is the only one', 'InvalidStateError', ['Not now']],
])('%s', async (_rule, error, names) => {
  const { unmount } = await create(error)
  expect(inOrder()).toEqual(names)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  unmount()
})

// (passkeys/options)
test('invalid options are reported as a server fault', async () => {
  const { unmount } = await create('NotAllowedError', {
    [OPTIONS]: { body: { ...CREATION, challenge: '!' } },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Server error, please try later.')
  unmount()
})

const WITH_PASSKEYS = { 'GET /api/online/v1/settings': { body: { passkeysEnabled: true } } }
const REMOVE = 'POST /api/auth/v2/passkeys/remove'
const REQUEST = 'POST /api/auth/v2/passkeys/authentication/options'

// (passkeys/button, forms/no-dead-button)
test('while a password is checked, the passkey button shows that it waits and sends nothing', async () => {
  installPasskeys({ get: () => new Promise(() => undefined) })
  const login = heldAnswer({ status: 401, body: 'Wrong username or password' })
  const { user, asked, unmount } = await openApp({
    answers: { ...WITH_PASSKEYS, 'POST /api/auth/v2/login': login.answer, [REQUEST]: { body: {} } },
  })
  await user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'x{Enter}')
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' })
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button).toHaveAccessibleDescription('Please wait')
  const before = asked(REQUEST).length
  await user.click(button)
  login.release()
  await screen.findByText('Username/Password combination was wrong. Please try again.')
  expect(button).not.toHaveAttribute('aria-disabled')
  expect(asked(REQUEST)).toHaveLength(before)
  unmount()
})

// (passkeys/remove, forms/no-dead-button)
test('while a passkey is removed, the button of another one shows that it waits', async () => {
  const removal = heldAnswer({ body: {} })
  const { user, asked, unmount } = await openApp({
    path: '/signin/change-password',
    answers: {
      ...WITH_PASSKEYS,
      'GET /api/online/v1/sessions/devices': { body: [] },
      'GET /api/online/v1/sessions/app-specific': { body: [] },
      'GET /api/auth/v2/passkeys': {
        body: {
          passkeys: [
            { id: 'a', name: 'Phone' },
            { id: 'b', name: 'Key' },
          ],
        },
      },
      [REMOVE]: removal.answer,
    },
  })
  await user.click(await screen.findByRole('button', { name: /Phone/ }))
  await user.click(screen.getByRole('button', { name: /Key/ }))
  const [first, second] = screen.getAllByRole('button', { name: 'Remove' })
  await user.click(first!)
  const [keepFirst] = screen.getAllByRole('button', { name: 'Keep' })
  expect(keepFirst).toHaveAccessibleDescription('Please wait')
  await user.click(keepFirst!)
  expect(second).toHaveAttribute('aria-disabled', 'true')
  expect(second).toHaveAccessibleDescription('Please wait')
  await user.click(second!)
  expect(asked(REMOVE)).toHaveLength(1)
  removal.release()
  await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'))
  expect(screen.getByText('Passkey removed.')).toBeInTheDocument()
  await user.click(second!)
  await waitFor(() => expect(asked(REMOVE)).toHaveLength(2))
  unmount()
})

// (factors/tries-left)
test('a wrong passkey shows the number of tries left', async () => {
  visit('http://127.0.0.1/signin/')
  session('authUsername', 'ada')
  mode('twoFactor')
  installPasskeys({ get: () => Promise.resolve(credential()) })
  const { user, unmount } = await openApp({
    path: '/signin/passkey',
    answers: {
      'POST /api/auth/v2/passkeys/authentication/options': { body: { challenge: 'Y2g' } },
      'POST /api/auth/v2/activate': { status: 400, body: { message: 'Wrong passkey.', triesLeft: 2 } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Use passkey' }))
  expect(await screen.findByText('Wrong passkey.')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong passkey\. Tries left: 2$/)
  unmount()
})

const NEVER = () => new Promise<undefined>(() => undefined)

test('an accepted passkey is confirmed while the post-factor checks run', async () => {
  mode('twoFactor')
  session('authUsername', 'ada')
  installPasskeys({ get: () => Promise.resolve(credential()) })
  const { user, unmount } = await openApp({
    path: '/signin/passkey',
    answers: {
      [REQUEST]: { body: { challenge: 'Y2g' } },
      'POST /api/auth/v2/activate': {},
      'GET /api/online/v1/settings': NEVER,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Use passkey' }))
  expect(await screen.findByText('Passkey accepted. Signing you in…')).toBeInTheDocument()
  unmount()
})

test('a passkey that is saved after the sign-in is confirmed', async () => {
  session('signIn', { said: { passkeyOffer: true }, mark: { id: 'm1', who: '', username: 'ada' } })
  installPasskeys({ create: () => Promise.resolve(credential()) })
  const { user, unmount } = await openApp({
    path: '/signin/passkey-offer',
    answers: {
      [OPTIONS]: { body: CREATION },
      'POST /api/auth/v2/passkeys/registration/verify': {},
      'GET /api/onboarding/v2/status': NEVER,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Create a passkey' }))
  expect(await screen.findByText('Passkey saved. Signing you in…')).toBeInTheDocument()
  unmount()
})

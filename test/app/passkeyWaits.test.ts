import { screen, waitFor } from '@testing-library/react'
import { heldAnswer, openApp } from 'test/support/openApp'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

const WITH_PASSKEYS = { 'GET /api/online/v1/settings': { body: { passkeysEnabled: true } } }
const REMOVE = 'POST /api/auth/v2/passkeys/remove'
const REQUEST = 'POST /api/auth/v2/passkeys/authentication/options'

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  sessionStorage.clear()
})
afterEach(removePasskeys)

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
  await user.click(second!)
  await waitFor(() => expect(asked(REMOVE)).toHaveLength(2))
  unmount()
})

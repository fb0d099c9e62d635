import { screen, waitFor } from '@testing-library/react'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { heldAnswer, openApp } from 'test/support/openApp'
import { settled } from 'test/support/settled'

const LOGIN = 'POST /api/auth/v2/login'

// Typing may take longer on a slow machine than the wait for a sign-out.
jest.mock('src/constants/timings', () => ({
  ...jest.requireActual<object>('src/constants/timings'),
  SIGN_OUT_LIMIT_MS: 600_000,
}))

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
})

// (sign-in/not-you, one-sign-in/sign-out, accessibility/focus-moves)
test("'Not you?' during the wait for other hosts leads to an empty, focused username, and the next user's password waits for the end of the sign-out", async () => {
  const never = () => new Promise<undefined>(() => undefined)
  const logout = heldAnswer({ status: 500 })
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const { user, store, asked, unmount } = await openApp({
    answers: {
      [LOGIN]: ({ body }) =>
        body.includes('bob')
          ? { status: 202 }
          : { body: { userId: '7', autoLoginEnabled: true, passwordExpiresIn: null } },
      'GET /api/auth/v2/session-status': { status: 202, body: { mfa: [{ type: 'sms', timeout: 120 }] } },
      'GET /api/auth/v2/autologin': ({ headers }) => ({
        body: { type: 'Hosts', token: '7', urls: [`http://${headers.host ?? ''}`] },
      }),
      'GET /auth/v2/autologin': never,
      'POST /api/auth/v2/logout': logout.answer,
    },
  })
  await user.type(screen.getByLabelText('Username'), 'alice{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'x{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Not you?' }))
  const username = await screen.findByLabelText('Username')
  expect(username).toHaveValue('')
  expect(username).toHaveFocus()
  await user.type(username, 'bob{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'y{Enter}')
  await waitFor(() => expect(store.getState().login.step).toBe('signingIn'))
  await settled()
  expect(asked(LOGIN)).toHaveLength(1)
  logout.release()
  await screen.findByRole('heading', { level: 1, name: 'Enter security code' })
  expect(warn).toHaveBeenCalledWith('foyer: sign out failed (refused 500)')
  expect(selectRoute(store.getState())).toBe('/phone-auth')
  expect(sessionStorage.getItem('foyer.authUsername')).toBe('"bob"')
  unmount()
})

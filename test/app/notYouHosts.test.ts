import { screen, waitFor } from '@testing-library/react'
import { selectRoute } from 'src/features/session/selectRoute'
import { held, openApp } from 'test/support/openApp'

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
})

// (sign-in/not-you, accessibility/focus-moves)
test("'Not you?' during the wait for other hosts leads to an empty username, which has the focus, and the next person loses nothing to a late answer", async () => {
  const never = () => new Promise<undefined>(() => undefined)
  const logout = held({ status: 500 })
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  const { user, store, unmount } = await openApp({
    answers: {
      'POST /api/auth/v2/login': ({ body }) =>
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
  await screen.findByRole('heading', { level: 1, name: 'Enter security code' })
  const kept = Object.entries(sessionStorage)
  expect(kept).toContainEqual(['foyer.authUsername', '"bob"'])
  logout.release()
  await waitFor(() => expect(warn).toHaveBeenCalledWith('foyer: sign out failed (refused 500)'))
  expect(selectRoute(store.getState())).toBe('/phone-auth')
  expect(Object.entries(sessionStorage)).toEqual(kept)
  unmount()
})

import { screen, waitFor } from '@testing-library/react'
import { held, openApp } from 'test/support/openApp'

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
})

// (sign-in/not-you, accessibility/focus-moves)
test("'Not you?' during the wait for other hosts leads to an empty username, which has the focus, before the server has answered and after", async () => {
  const never = () => new Promise<undefined>(() => undefined)
  const logout = held({ body: {} })
  const { user, store, unmount } = await openApp({
    answers: {
      'POST /api/auth/v2/login': { body: { userId: '7', autoLoginEnabled: true, passwordExpiresIn: null } },
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
  await user.type(username, 'bob')
  logout.release()
  await waitFor(() => expect(store.getState().router.location?.key).not.toBe('default'))
  expect(screen.getByLabelText('Username')).toHaveValue('bob')
  unmount()
})

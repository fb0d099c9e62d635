import { screen } from '@testing-library/react'
import { breakExtension } from 'test/support/brokenExtension'
import { openApp } from 'test/support/openApp'

test('a fault of the app during the sign-in is reported as such, and the next press signs in', async () => {
  const { user, asked } = await openApp()
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'ada{Enter}')
  const password = await screen.findByLabelText('Password')
  const noted = jest.spyOn(console, 'error').mockImplementation()
  const mend = breakExtension()
  await user.type(password, 'Harbor-2026!{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong here. Please try again.$/)
  expect(noted.mock.calls.flat().join(' ')).toContain('foyer: /signin/ crashed (TypeError)')
  expect(noted.mock.calls.flat().join(' ')).not.toContain('Harbor-2026!')
  expect(asked('POST /api/auth/v2/login')).toHaveLength(0)
  mend()
  noted.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText(/^Opening/)
  expect(asked('POST /api/auth/v2/login')).toHaveLength(1)
})

import { screen } from '@testing-library/react'
import { openApp } from 'test/support/openApp'
import { mode, session } from 'test/support/pseudoPage'
import { credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  session('authUsername', 'ada')
  mode('twoFactor')
})
afterEach(removePasskeys)

// (factors/tries-left)
test('a wrong passkey shows the number of tries left', async () => {
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

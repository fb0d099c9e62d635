import { act, screen, waitFor } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { assignLocation } from 'src/services/browser/navigation'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
}))

beforeEach(() => sessionStorage.clear())

// (password-reset/provider, accessibility/progress)
test('while the provider’s page opens, the button shows it; a user who comes back can start again', async () => {
  const redirectUrl = 'https://idp.example/start'
  const { user, store } = await openApp({
    path: '/signin/forget-password',
    answers: { 'GET /api/auth/v2/login/options': { body: { redirectUrl, identityProvider: 'Keel' } } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'ada')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText(/Single Sign On/)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(redirectUrl))
  await user.click(screen.getByRole('button', { name: 'Please wait' }))
  expect(assignLocation).toHaveBeenCalledTimes(1)
  expect(screen.getByText(/Single Sign On/)).toBeInTheDocument()
  act(() => void store.dispatch(sessionEvents.pageRestored()))
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('ada')
})

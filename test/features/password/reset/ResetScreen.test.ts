import { act, screen } from '@testing-library/react'
import { writeSession } from 'src/services/storage/sessionStore'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

beforeEach(() => sessionStorage.clear())

// (password-reset/help)
test('opening help as a page keeps the verified code', async () => {
  writeSession('foyer.username', 'ada')
  writeSession('foyer.resetPasswordPhoneInfo', [{ reference: '5678', isGuest: false }])
  const { user, history } = await openApp({
    path: '/signin/reset-password',
    answers: {
      'POST /api/auth/v2/reset-password/send-verification-message': {},
      'PUT /api/auth/v2/reset-password/verify-user': {},
      'GET /api/online/v1/support/get-info': { body: { email: 'desk@harbor.example' } },
    },
  })
  await user.type(await screen.findByLabelText('Mobile number'), '2025550123')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.click(await screen.findByLabelText('Digit 1 of 6'))
  await user.paste('012345')
  await user.type(await screen.findByLabelText('New password'), 'Correct-Horse-9')
  act(() => history.push('/signin/help/support-form'))
  await screen.findByRole('heading', { name: 'Get help. Get back to work.' })
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'Create password' })).toBeInTheDocument()
  expect(screen.getByLabelText('New password')).toHaveValue('')
})

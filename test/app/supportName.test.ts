import { screen, within } from '@testing-library/react'
import { installDialogs } from 'test/support/installDialogs'
import { openApp } from 'test/support/openApp'

beforeAll(installDialogs)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// A step without a time limit is unusable, which aborts the sign-in (factors/countdown).
const UNUSABLE = { mfa: [{ type: 'sms' }] }

// (support/phone-beside, storage/next-person)
test('after an aborted sign-in, the support form begins with the name that the next user types', async () => {
  const { user, unmount } = await openApp({
    answers: {
      'POST /api/auth/v2/login': { status: 202, body: {} },
      'GET /api/auth/v2/session-status': { status: 202, body: UNUSABLE },
      'GET /api/online/v1/support/get-info': { body: { email: 'support@harbor.example' } },
    },
  })
  await user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  await screen.findByRole('alert')
  const field = screen.getByLabelText('Username')
  expect(field).toHaveValue('ada')
  await user.clear(field)
  await user.type(field, 'bob')
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByLabelText('Name')).toHaveValue('bob')
  unmount()
})

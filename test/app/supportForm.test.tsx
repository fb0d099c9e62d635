import { screen, within } from '@testing-library/react'
import { installDialogs } from 'test/support/installDialogs'
import { openApp, type Answers } from 'test/support/openApp'

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

const INFO: Answers = { 'GET /api/online/v1/support/get-info': { body: { email: 'support@harbor.example' } } }

beforeAll(installDialogs)

async function openForm(answers: Answers) {
  const app = await openApp({ answers: { ...INFO, ...answers } })
  await app.user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = await screen.findByRole('dialog', { name: 'Get help. Get back to work.' })
  await within(dialog).findByLabelText('Description')
  return { ...app, dialog, field: (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label) }
}

// (support/on-blur)
test("pressing the button for the help desk's code marks no field, and moving to another field does", async () => {
  sessionStorage.clear()
  const { field, dialog, user } = await openForm({
    'GET /api/online/v1/settings': { body: { helpDeskCodeEnabled: true } },
    'GET /api/online/v1/support/code': { body: {} },
    'POST /api/online/v1/support/code': { body: { code: '012345', expiresIn: 600 } },
  })
  const show = await within(dialog).findByRole('button', { name: 'Show a code' })
  expect(field('Name')).toHaveFocus()
  await user.click(show)
  await within(dialog).findByRole('button', { name: 'Show another code' })
  expect(field('Name')).toBeValid()
  field('Name').focus()
  await user.tab()
  expect(field('Name')).toBeInvalid()
})

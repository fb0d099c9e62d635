import { screen, waitFor } from '@testing-library/react'
import { type Answers, openApp } from 'test/support/openApp'
import 'test/support/patience'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const REASONS: [reason: string, text: string][] = [
  ['expired', 'Your password has expired. Choose a new one to continue.'],
  ['temporary', 'Your password is temporary. Choose a new one to continue.'],
  ['policy', 'Your password no longer meets your company’s rules. Choose a new one to continue.'],
]
const PASSWORD = 'Correct-Horse-9'

async function signIn(answers: Answers) {
  const app = await openApp({ answers })
  await app.user.type(await screen.findByLabelText('Username'), 'grace{Enter}')
  await app.user.type(await screen.findByLabelText('Password'), `${PASSWORD}{Enter}`)
  return app
}

async function save({ user }: Awaited<ReturnType<typeof openApp>>) {
  await user.type(await screen.findByLabelText('New password'), PASSWORD)
  await user.type(screen.getByLabelText('Verify password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Save password' }))
}

// (password-change/required)
test.each(REASONS)('a password that must be changed shows the reason %s', async (passwordChange, text) => {
  const app = await signIn({ 'POST /api/auth/v2/login': { body: { userId: 'u-7', passwordChange } } })
  await screen.findByRole('heading', { name: 'Change your password' })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(app.asked('GET /api/onboarding/v2/status')).toEqual([])
})

test('after a second factor, the reason is also shown', async () => {
  const mfa = [{ type: 'totp', action: 'code' }]
  const app = await signIn({
    'POST /api/auth/v2/login': { status: 202, body: { passwordChange: 'policy' } },
    'GET /api/auth/v2/session-status': { status: 202, body: { mfa } },
    'POST /api/auth/v2/activate': { body: {} },
  })
  await app.user.type(await screen.findByLabelText('Security code'), '012345{Enter}')
  expect(
    await screen.findByText(
      'Your password no longer meets your company’s rules. Choose a new one to continue.',
    ),
  ).toBeInTheDocument()
})

test.each(['/signin/session-status', '/signin/reset-temp-password', '/signin/security'])(
  'a new tab at %s leads to the form with its reason',
  async path => {
    const app = await openApp({
      path,
      answers: { 'GET /api/auth/v2/session-status': { body: { passwordChange: 'expired' } } },
    })
    await screen.findByText('Your password has expired. Choose a new one to continue.')
    await save(app)
    await waitFor(() => expect(app.asked('POST /api/onboarding/v2/password')).toHaveLength(1))
    expect(app.asked('POST /api/onboarding/v2/status')).toEqual([])
  },
)

// (sign-in/account-disabled)
test('a disabled account links to support, which opens the company’s own address', async () => {
  const app = await signIn({
    'POST /api/auth/v2/login': { status: 403, body: { code: 'accountDisabled' } },
    'GET /api/online/v1/support/get-info': { body: { requestSupportUrl: 'https://help.example/' } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is disabled.')
  const contact = await screen.findByRole('button', { name: 'Contact support' })
  await waitFor(() => expect(contact).toHaveAttribute('href', 'https://help.example/'))
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
  await app.user.type(screen.getByLabelText('Password'), '!')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Contact support' })).not.toBeInTheDocument()
})

import 'test/support/patience'
import { screen, act } from '@testing-library/react'
import { writeSession } from 'src/services/storage/sessionStore'
import type { ServedAnswer } from 'test/support/server'
import { openApp, type Answers } from 'test/support/openApp'
import { sentence } from 'test/support/sentence'

beforeEach(() => sessionStorage.clear())

const PASSWORD = 'Correct-Horse-9'

async function change(answer: ServedAnswer) {
  const app = await openApp({
    path: '/signin/reset-temp-password',
    answers: { 'POST /api/onboarding/v2/password': answer },
  })
  await screen.findByRole('heading', { name: 'Change your password' })
  await app.user.type(screen.getByLabelText('New password'), PASSWORD)
  await app.user.type(screen.getByLabelText('Verify password'), PASSWORD)
  await app.user.click(screen.getByRole('button', { name: 'Save password' }))
  return { app, alert: await screen.findByRole('alert') }
}

test('if the password was already created, a link leads to the sign-in page', async () => {
  const { app, alert } = await change({ status: 403 })
  expect(alert).toHaveTextContent('Your password was already created. Please refresh the page to continue.')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
})

// (password-change/temporary-answers)
test('an expired session is reported on the sign-in page, not as an invalid password', async () => {
  const { alert } = await change({ status: 401 })
  expect(alert).toHaveTextContent('Please sign in again.')
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
})

test('after any other rejection the form stays and can be submitted again', async () => {
  await change({ status: 400 })
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save password' })).toBeInTheDocument()
})

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

// (forms/web-otp)
test('a browser that reads text messages fills in the code of a reset, which is sent once', async () => {
  const credentials = { get: () => Promise.resolve({ code: '012345' }) }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  Object.assign(window, { OTPCredential: jest.fn() })
  writeSession('foyer.username', 'ada')
  writeSession('foyer.resetPasswordPhoneInfo', [{ reference: '5678', isGuest: false }])
  const VERIFY = 'PUT /api/auth/v2/reset-password/verify-user'
  const { user, asked } = await openApp({
    path: '/signin/reset-password',
    answers: { 'POST /api/auth/v2/reset-password/send-verification-message': {}, [VERIFY]: {} },
  })
  await user.type(await screen.findByLabelText('Mobile number'), '2025550123')
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByRole('heading', { name: 'Create password' })).toBeInTheDocument()
  expect(asked(VERIFY)).toHaveLength(1)
  Reflect.deleteProperty(window, 'OTPCredential')
})

describe('a code by email', () => {
  const RESET = '/api/auth/v2/reset-password'
  const HELP = '/signin/help/support-form'
  const email = 'm•••@example.com'

  beforeEach(() => sessionStorage.clear())

  const open = (ways: object, answers: Answers = {}) => {
    writeSession('foyer.username', 'ada')
    writeSession('foyer.resetPasswordPhoneInfo', [{ isGuest: false, ...ways }])
    return openApp({
      path: '/signin/reset-password',
      answers: {
        [`POST ${RESET}/send-verification-message`]: {},
        [`PUT ${RESET}/verify-user`]: {},
        ...answers,
      },
    })
  }

  // (password-reset/email, password-reset/no-access)
  test('without a phone, the code is sent by email and entered in the same six boxes', async () => {
    const { user } = await open({ email })
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument()
    expect(screen.getByText(sentence(`We’ll send a code to ${email}.`))).toBeInTheDocument()
    expect(screen.queryByLabelText('Mobile number')).toBeNull()
    expect(screen.getByRole('link', { name: 'No access to this email?' })).toHaveAttribute('href', HELP)
    expect(screen.queryByRole('button', { name: 'Send the code by text message' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByLabelText('Digit 1 of 6')).toBeInTheDocument()
    expect(document.body).toHaveTextContent(`We sent a 6-digit code to ${email}.`)
    // (password-reset/email-resend)
    expect(screen.queryByRole('button', { name: 'Send new code' })).toBeNull()
    expect(screen.getByText(/^No code\? You can send a new one in/)).toBeInTheDocument()
  })

  // (password-reset/other-way, password-reset/no-access)
  test('with both ways, the phone comes first, and each way links to the other, also at the code', async () => {
    const { user } = await open({ reference: '5678', email })
    await screen.findByLabelText('Mobile number')
    expect(screen.getByRole('link', { name: 'No access to this phone?' })).toHaveAttribute('href', HELP)
    await user.click(screen.getByRole('button', { name: 'Send the code by email' }))
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    await screen.findByLabelText('Digit 1 of 6')
    await user.click(screen.getByRole('button', { name: 'Send the code by text message' }))
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
  })

  test('a rejection is shown, and the button works again', async () => {
    const { user } = await open({ email }, { [`POST ${RESET}/send-verification-message`]: { status: 400 } })
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try later.')
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
  })
})

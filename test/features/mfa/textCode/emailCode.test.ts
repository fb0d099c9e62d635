import { screen, waitFor } from '@testing-library/react'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, showFactor } from 'test/support/factorScreen'

const open = (stepExtras: object | undefined, answers: Answers = {}) =>
  showFactor('/email-code', TextCodeScreen, answers, () => {
    for (const [key, value] of Object.entries({ mfaTimeout: 300, mfaType: 'email', stepExtras }))
      if (value !== undefined) sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
  })

// (factors/email-step)
test('a code by email is introduced and sent as such', async () => {
  const { user, sent } = await open(undefined, { activate: undefined })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter security code')
  expect(screen.getByText('We sent a code to your email address.', { exact: false })).toBeVisible()
  await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
  await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'email', code: '012345' }]))
})

// (factors/email-reference)
test('the email address is shown as the server masks it', async () => {
  await open({ reference: 'm•••@example.com' })
  expect(document.body).toHaveTextContent('We sent a code to m•••@example.com.')
})

test('the browser is not asked to read a code by email', async () => {
  const get = jest.fn(() => new Promise(() => undefined))
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  Object.defineProperty(window, 'OTPCredential', { configurable: true, value: jest.fn() })
  await open(undefined)
  expect(screen.getByLabelText('Security code')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(get).not.toHaveBeenCalled()
  Reflect.deleteProperty(window, 'OTPCredential')
})

test('another code by email is requested from the email call', async () => {
  const { user, sent } = await open(
    { resend: true, newCodeAt: Date.now() - 1 },
    { 'resend-code': { body: { timeout: 200 } } },
  )
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  await screen.findByText('A new code is on its way. Only the newest one works.')
  expect(sent('/resend-code')).toEqual([{ type: 'email' }])
})

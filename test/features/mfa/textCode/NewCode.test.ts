import { screen, waitFor } from '@testing-library/react'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, expectAnnounced, showFactor } from 'test/support/factorScreen'
import { sentence } from 'test/support/sentence'

/** Opens the screen; `waited` means that the 30 seconds have passed. */
const open = (stepExtras: object | undefined, answers: Answers = {}, waited = true) =>
  showFactor('/phone-auth', TextCodeScreen, answers, () => {
    const newCodeAt = waited ? Date.now() - 1 : undefined
    const kept = stepExtras && { ...stepExtras, newCodeAt }
    for (const [key, value] of Object.entries({
      mfaTimeout: 100,
      mfaType: 'sms',
      stepExtras: kept,
    }))
      if (value !== undefined) sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
  })
const button = () => screen.queryByRole('button', { name: 'Send a new code' })

// (factors/new-code)
test('a step without details shows the plain text and no button for a new code', async () => {
  await open(undefined)
  expect(screen.getByText('We texted a code to your phone.')).toBeVisible()
  expect(button()).toBeNull()
  expect(screen.queryByText(/No code\?/)).toBeNull()
})

test('the last digits of the phone number are shown if the server returns them', async () => {
  await open({ reference: '0123' })
  expect(screen.getByText(sentence('We texted a code to the phone ending in 0123.'))).toBeVisible()
  expect(button()).toBeNull()
})

test('before a new code can be sent, the page shows the time left', async () => {
  await open({ resend: true }, {}, false)
  const time = screen.getByText(/^(?:30|2\d) sec$/)
  expect(time.parentElement?.parentElement).toHaveTextContent(
    /^No code\? You can send a new one in \d\d sec\.$/,
  )
  expect(time.parentElement?.dataset.time).toMatch(/^0:(?:30|2\d)$/)
  expect(button()).toBeNull()
})

test('sending a new code empties the field, restarts the timer and is announced', async () => {
  const { user, sent } = await open({ resend: true }, { 'resend-code': { body: { timeout: 300 } } })
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.dblClick(button()!)
  await screen.findByText('A new code is on its way. Only the newest one works.')
  expectAnnounced('A new code is on its way. Only the newest one works.')
  expect(sent('/resend-code')).toEqual([{ type: 'sms' }])
  expect(screen.getByLabelText('Security code')).toHaveValue('')
  expect(screen.getByLabelText('Security code')).toHaveFocus()
  expect(button()).toBeNull()
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(5 min 0|4 min 5\d) sec$/))
})

test('sending a new code clears the message about the previous wrong code', async () => {
  const { user } = await open(
    { resend: true },
    { activate: { status: 400, body: 'Not this one.' }, 'resend-code': {} },
  )
  await user.type(screen.getByLabelText('Security code'), '123{Enter}')
  await screen.findByText('Not this one.')
  await user.click(button()!)
  await screen.findByText('A new code is on its way. Only the newest one works.')
  expect(screen.queryByText('Not this one.')).toBeNull()
})

test('a failed call for a new code is reported; the button works again at once, and the input stays', async () => {
  const { user, sent } = await open({ resend: true }, { 'resend-code': { status: 503 } })
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(button()!)
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try later.')
  expect(screen.getByLabelText('Security code')).toHaveValue('123')
  await user.click(button()!)
  await waitFor(() => expect(sent('/resend-code')).toHaveLength(2))
  await screen.findByRole('alert')
})

test('no new code can be sent while a code is being checked', async () => {
  const { user, sent } = await open({ resend: true }, { activate: undefined })
  await user.type(screen.getByLabelText('Security code'), '123{Enter}')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  // (forms/no-dead-button)
  expect(button()).toHaveAccessibleDescription('Please wait')
  await user.click(button()!)
  expect(sent('/resend-code')).toEqual([])
})

// (factors/no-code)
test('if no new code can be sent, the page explains after 30 seconds how to get one', async () => {
  await open(undefined)
  const row = screen.getByText('Time left:').parentElement
  expect(row).not.toHaveTextContent('No code?')
  const later = Date.now() + 31_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  const link = await screen.findByRole('link', { name: 'No code? Sign in again to get a new one.' })
  clock.mockRestore()
  // // The link is next to the timer; only the countdown is a live region.
  expect(row).toContainElement(link)
  expect(link).toHaveAttribute('href', '/signin/')
  expect(link.closest('[aria-live], [role="status"]')).toBeNull()
})

test('a page that was opened again does not restart the 30 seconds', async () => {
  await open({})
  expect(screen.getByText('No code? Sign in again to get a new one.')).toBeVisible()
})

test('if a new code can be sent, the page does not suggest signing in again', async () => {
  await open({ resend: true })
  expect(screen.queryByText(/Sign in again/)).toBeNull()
})

// (factors/tries-left)
test('the number of tries left is shown below the field until the next edit', async () => {
  const answers = { activate: { status: 400, body: { message: 'Wrong code.', triesLeft: 2 } } }
  const { user } = await open(undefined, answers)
  const field = screen.getByLabelText('Security code')
  await user.type(field, '1{Enter}')
  const tries = await screen.findByText('Tries left: 2')
  expect(tries.closest('[role="alert"]')).toHaveTextContent(/^Wrong code\. Tries left: 2$/)
  expect(field).toHaveAccessibleDescription('Wrong code. Tries left: 2')
  await user.type(field, '2')
  expect(screen.queryByText('Tries left: 2')).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, expectSaid, showFactor } from 'test/support/factorScreen'
import { sentence } from 'test/support/sentence'

/** `waited`: the 30 seconds are over. */
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
test('a step that says nothing of it has the text as before, and no button', async () => {
  await open(undefined)
  expect(screen.getByText('We texted a code to your phone.')).toBeVisible()
  expect(button()).toBeNull()
  expect(screen.queryByText(/No code\?/)).toBeNull()
})

test('the last digits of the number stand where the text was', async () => {
  await open({ reference: '0123' })
  expect(screen.getByText(sentence('We texted a code to the phone ending in 0123.'))).toBeVisible()
  expect(button()).toBeNull()
})

test('until its time the page says how long', async () => {
  await open({ resend: true }, {}, false)
  const time = screen.getByText(/^(?:30|2\d) sec$/)
  expect(time.parentElement?.parentElement).toHaveTextContent(
    /^No code\? You can send a new one in \d\d sec\.$/,
  )
  expect(time.parentElement?.dataset.time).toMatch(/^0:(?:30|2\d)$/)
  expect(button()).toBeNull()
})

test('another code empties the field, starts the time again, and is said to be on its way', async () => {
  const { user, sent } = await open({ resend: true }, { 'resend-code': { body: { timeout: 300 } } })
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.dblClick(button()!)
  await screen.findByText('A new code is on its way. Only the newest one works.')
  expectSaid('A new code is on its way. Only the newest one works.')
  expect(sent('/resend-code')).toEqual([{ type: 'sms' }])
  expect(screen.getByLabelText('Security code')).toHaveValue('')
  expect(screen.getByLabelText('Security code')).toHaveFocus()
  expect(button()).toBeNull()
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^(5 min 0|4 min 5\d) sec$/))
})

test('what was said of a wrong code before goes with the new one', async () => {
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

test('a call that fails is told; the button works again at once, and what was typed stays', async () => {
  const { user, sent } = await open({ resend: true }, { 'resend-code': { status: 503 } })
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(button()!)
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try later.')
  expect(screen.getByLabelText('Security code')).toHaveValue('123')
  await user.click(button()!)
  await waitFor(() => expect(sent('/resend-code')).toHaveLength(2))
  await screen.findByRole('alert')
})

test('no other code is sent while one is checked', async () => {
  const { user, sent } = await open({ resend: true }, { activate: undefined })
  await user.type(screen.getByLabelText('Security code'), '123{Enter}')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  // (forms/no-dead-button)
  expect(button()).toHaveAccessibleDescription('Please wait')
  await user.click(button()!)
  expect(sent('/resend-code')).toEqual([])
})

// (factors/no-code)
test('where no other code is sent, the page says after the same time how to get one', async () => {
  await open(undefined)
  const row = screen.getByText('Time left:').parentElement
  expect(row).not.toHaveTextContent('No code?')
  const later = Date.now() + 31_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  const link = await screen.findByRole('link', { name: 'No code? Sign in again to get a new one.' })
  clock.mockRestore()
  // Beside the time; the countdown alone speaks.
  expect(row).toContainElement(link)
  expect(link).toHaveAttribute('href', '/signin/')
  expect(link.closest('[aria-live], [role="status"]')).toBeNull()
})

test('a second look at the page does not wait again', async () => {
  await open({})
  expect(screen.getByText('No code? Sign in again to get a new one.')).toBeVisible()
})

test('where another code can be sent, nobody has to sign in again', async () => {
  await open({ resend: true })
  expect(screen.queryByText(/Sign in again/)).toBeNull()
})

// (factors/tries-left)
test('how many tries are left stands under the field, until it is edited', async () => {
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

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, expectAnnounced, keep, showFactor } from 'test/support/factorScreen'
import { sentence } from 'test/support/sentence'

describe('/phone-auth', () => {
  const open = (answers: Answers, mfaType = 'sms') =>
    showFactor('/phone-auth', TextCodeScreen, answers, () => keep({ mfaTimeout: 300, mfaType }))

  test('the code field has the attributes that browsers expect, and the timer is not read aloud', async () => {
    await open({})
    const field = screen.getByLabelText('Security code')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAttribute('type', 'text')
    expect(screen.getByRole('timer')).toHaveTextContent(/^(5 min 0|4 min 5\d) sec$/)
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter security code')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // When each is announced: test/features/waiting/waiting.test.tsx. (accessibility/countdown)
  test.each([
    [290, /^Minutes left: [45]$/],
    [9, 'The code expires in 10 seconds.'],
  ])('with %i seconds left, the time is announced in words', async (seconds, words) => {
    await showFactor('/phone-auth', TextCodeScreen, {}, () => keep({ mfaTimeout: seconds, mfaType: 'sms' }))
    expect(screen.getByText(words)).toHaveAttribute('role', 'status')
  })

  test('an empty field disables the button, which describes why', async () => {
    const { user } = await open({})
    const button = screen.getByRole('button', { name: 'Activate' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Enter the code to continue.')
    await user.type(screen.getByLabelText('Security code'), '1')
    expect(button).toBeEnabled()
    expect(button).not.toHaveAttribute('aria-describedby')
    expect(screen.queryByText('Enter the code to continue.')).toBeNull()
  })

  // (factors/activate-busy)
  test('the button shows that it is waiting, and a double press sends one call', async () => {
    const { user, sent } = await open({ activate: undefined }, 'guestSms')
    await user.type(screen.getByLabelText('Security code'), '01 23-45')
    await user.dblClick(screen.getByRole('button', { name: 'Activate' }))
    expect(screen.getByRole('button')).toHaveAccessibleName('Please wait')
    await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'guestSms', smsCode: '012345' }]))
  })

  test('a correct code is confirmed at once, while the post-factor checks run', async () => {
    const { user } = await open({ activate: {}, settings: undefined })
    await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
    expect(await screen.findByText('Code accepted. Signing you in…')).toBeInTheDocument()
    expectAnnounced('Code accepted. Signing you in…')
    expect(screen.queryByLabelText('Security code')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter security code')
  })

  test('a wrong code is reported at its field, kept, focused and selected until the next edit', async () => {
    const { user } = await open({ activate: { status: 400, body: 'Not this one.' } })
    const field = screen.getByLabelText('Security code')
    await user.type(field, '012345{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Not this one.')
    expect(field).toHaveAccessibleDescription('Not this one.')
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('012345')
    // // The next input replaces it (forms/refused-selected).
    await user.keyboard('6')
    expect(field).toHaveValue('6')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  describe('a browser that can read text messages', () => {
    let signals: AbortSignal[]
    let deliver: (credential: { code: string }) => void
    beforeEach(() => {
      signals = []
      Object.assign(window, { OTPCredential: jest.fn() })
      const get = ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal)
        return new Promise(resolve => (deliver = resolve))
      }
      Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    })
    afterEach(() => Reflect.deleteProperty(window, 'OTPCredential'))

    // (forms/code-digits)
    test.each(['424242', '424-242', ' 424242 '])(
      'given the message %j has its digits filled in and sent',
      async code => {
        const { sent } = await open({})
        act(() => deliver({ code }))
        await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'sms', code: '424242' }]))
        expect(screen.getByLabelText('Security code')).toHaveValue('424242')
      },
    )

    test('given a message without digits sends nothing', async () => {
      const { sent } = await open({})
      await act(async () => {
        deliver({ code: ' - ' })
        await Promise.resolve()
      })
      expect(sent('/activate')).toEqual([])
      expect(screen.getByLabelText('Security code')).toHaveValue('')
    })

    // (forms/web-otp)
    test('stops reading once a code is submitted or the page is left, and starts again after a wrong code', async () => {
      const { user } = await open({ activate: { status: 400, body: 'No.' } })
      expect(signals.map(signal => signal.aborted)).toEqual([false])
      await user.type(screen.getByLabelText('Security code'), '1{Enter}')
      expect(signals[0]?.aborted).toBe(true)
      await screen.findByRole('alert')
      expect(signals.map(signal => signal.aborted)).toEqual([true, false])
      cleanup()
      expect(signals[1]?.aborted).toBe(true)
    })
  })
})

describe('another code', () => {
  /** Opens the screen; `waited` means that the 30 seconds have passed. */
  const open = (stepExtras: object | undefined, answers: Answers = {}, waited = true) =>
    showFactor('/phone-auth', TextCodeScreen, answers, () => {
      const newCodeAt = waited ? Date.now() - 1 : undefined
      keep({ mfaTimeout: 100, mfaType: 'sms', stepExtras: stepExtras && { ...stepExtras, newCodeAt } })
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
})

describe('a code by email', () => {
  const open = (stepExtras: object | undefined, answers: Answers = {}) =>
    showFactor('/email-code', TextCodeScreen, answers, () =>
      keep({ mfaTimeout: 300, mfaType: 'email', stepExtras }),
    )

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
})

import { act, screen, waitFor } from '@testing-library/react'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { type Answers, expectAnnounced, showFactor } from 'test/support/factorScreen'

const withText = (mfaType: string) => () => {
  sessionStorage.setItem('foyer.mfaTimeout', '300')
  sessionStorage.setItem('foyer.mfaType', JSON.stringify(mfaType))
}

describe('/phone-auth', () => {
  const open = (answers: Answers, mfaType = 'sms') =>
    showFactor('/phone-auth', TextCodeScreen, answers, withText(mfaType))

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

    test('has its code filled in and sent', async () => {
      const { sent } = await open({})
      act(() => deliver({ code: '424242' }))
      await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'sms', code: '424242' }]))
      expect(screen.getByLabelText('Security code')).toHaveValue('424242')
    })

    // (forms/code-digits)
    test.each(['424-242', ' 424242 '])('given the message %j has only the digits sent', async code => {
      const { sent } = await open({})
      act(() => deliver({ code }))
      await waitFor(() => expect(sent('/activate')).toEqual([{ type: 'sms', code: '424242' }]))
    })

    test('given a message without digits sends nothing', async () => {
      const { sent } = await open({})
      await act(async () => {
        deliver({ code: ' - ' })
        await Promise.resolve()
      })
      expect(sent('/activate')).toEqual([])
      expect(screen.getByLabelText('Security code')).toHaveValue('')
    })

    test('stops reading once a code is submitted, and starts again after a wrong one', async () => {
      const { user } = await open({ activate: { status: 400, body: 'No.' } })
      expect(signals.map(signal => signal.aborted)).toEqual([false])
      await user.type(screen.getByLabelText('Security code'), '1{Enter}')
      expect(signals[0]?.aborted).toBe(true)
      await screen.findByRole('alert')
      expect(signals.map(signal => signal.aborted)).toEqual([true, false])
    })
  })
})

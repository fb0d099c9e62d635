import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import { type Answers, expectAnnounced, showFactor } from 'test/support/factorScreen'

describe('/symantec', () => {
  const open = (mode: string, answers: Answers) =>
    showFactor('/symantec', OneTimeCodeScreen, answers, () => {
      document.cookie = `authenticationMode=${mode}; path=/`
    })
  const step = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
    await user.type(screen.getByLabelText(label), `${text}{Enter}`)
  }

  // (factors/wizard-error)
  test('three steps register a credential; an error starts again with empty fields', async () => {
    const { user, sent } = await open('symantecVIPregister', {
      activate: { status: 400, body: { message: 'Not known.' } },
    })
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await step(user, 'Credential ID', ' VSMT12 ')
    expect(screen.queryByLabelText('Credential ID')).not.toBeInTheDocument()
    expect(screen.getByLabelText('First code')).toHaveFocus()
    expect(screen.getByLabelText('First code')).toHaveAccessibleDescription(
      /^Set up one-time codes Enter the code/,
    )
    expect(document.querySelectorAll('[autocomplete=one-time-code]')).toHaveLength(1)
    await step(user, 'First code', '000111')
    await step(user, 'Second code', '000222')
    expect(await screen.findByRole('alert')).toHaveTextContent('Not known.')
    expect(screen.getByLabelText('Credential ID')).toHaveValue('')
    expect(screen.getByLabelText('Credential ID')).toHaveFocus()
    await step(user, 'Credential ID', 'VSMT34')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('First code')).toHaveValue('')
    expect(sent('/activate')).toEqual([
      {
        type: 'symantecVip',
        credentialsId: 'VSMT12',
        activationCode: '000111',
        secondActivationCode: '000222',
      },
    ])
  })

  test('an error clears the field of the plain form', async () => {
    const { user } = await open('symantecVIP', { activate: { status: 403, body: 'Wrong.' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your one-time code')
    await step(user, 'Security code', '111222')
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong.')
    expect(screen.getByLabelText('Security code')).toHaveValue('')
  })

  test('a correct code is confirmed at once, while the post-factor checks run', async () => {
    const { user } = await open('symantecVIP', { activate: {}, settings: undefined })
    await step(user, 'Security code', '012345')
    expect(await screen.findByText('Code accepted. Signing you in…')).toBeInTheDocument()
    expectAnnounced('Code accepted. Signing you in…')
    expect(screen.queryByLabelText('Security code')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enter your one-time code')
  })

  test('the form is chosen on arrival, even if another tab changes the cookie later', async () => {
    const { user } = await open('symantecVIPactivate', {})
    document.cookie = 'authenticationMode=symantecVIP; path=/'
    await step(user, 'First code', '1')
    expect(screen.getByLabelText('Second code')).toBeInTheDocument()
  })
})

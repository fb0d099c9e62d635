import { act, screen, waitFor } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { assignLocation } from 'src/services/browser/navigation'
import { openApp } from 'test/support/openApp'
import { alert, beginAnew, button, IDP, OPTIONS, username } from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(beginAnew)
afterEach(() => {
  jest.restoreAllMocks()
})

describe('the step of the identity provider', () => {
  test.each([
    ['Okta', 'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.'],
    ['harbor', 'Click “Continue” to complete onboarding.'],
  ])('of %s explains Continue, which redirects there', async (identityProvider, hint) => {
    const { user } = await openApp({
      answers: { [OPTIONS]: { body: { redirectUrl: IDP, identityProvider } } },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument())
    await user.type(username(), 'jane{Enter}')
    expect((await screen.findByText(hint)).closest('[role=status]')).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(button('Continue'))
    await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(IDP))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  // (sign-in/to-provider)
  test.each([
    ['Lighthouse ID', ['Lighthouse ID']],
    ['Light\u202Ehouse', ['Lighthouse']],
    ['harbor', []],
    [null, []],
  ])(
    'of %j shows its name and includes it in the hint, unless it is the company’s own',
    async (identityProvider, shown) => {
      const { user } = await openApp({
        answers: { [OPTIONS]: { body: { redirectUrl: IDP, identityProvider } } },
      })
      await user.type(username(), 'jane{Enter}')
      expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument()
      const named = screen.queryAllByText(/^(?:Lighthouse|harbor)/, { selector: 'p' })
      expect(named.map(({ textContent }) => textContent)).toEqual(shown)
      const hint = screen.getByText(/Click “Continue”/).textContent
      expect(hint).toMatch(new RegExp(`^${shown.map(name => `${name}\\. `).join('')}(?:Your|Click)`))
    },
  )

  // (sign-in/provider-needs-username)
  test('with an empty username returns to the username step and shows the problem', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await screen.findByRole('button', { name: 'Continue' })
    username().value = ''
    await user.click(button('Continue'))
    expect(await alert()).toHaveTextContent('Please enter your username.')
    expect(button('Next')).toBeInTheDocument()
    expect(assignLocation).not.toHaveBeenCalled()
  })

  test('does not redirect while offline', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect((await alert()).textContent).toBe('Internet connection is not available.')
    expect(assignLocation).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    await user.click(button('Continue'))
    await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(IDP))
  })

  test('ends when the username is edited', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await screen.findByRole('button', { name: 'Continue' })
    await user.type(username(), 't')
    expect(button('Next')).toBeInTheDocument()
    expect(screen.queryByText(/Single Sign On/)).toBeNull()
  })

  test('ends when the page is restored from the cache', async () => {
    const { user, store } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    act(() => void store.dispatch(sessionEvents.pageRestored()))
    expect(username()).toHaveValue('jane')
    expect(button('Next')).toBeInTheDocument()
  })
})

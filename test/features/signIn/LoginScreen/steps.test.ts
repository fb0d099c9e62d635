import { screen, waitFor } from '@testing-library/react'
import { assignLocation } from 'src/services/browser/navigation'
import { heldAnswer, openApp } from 'test/support/openApp'
import { alert, beginAnew, button, IDP, OPTIONS, username } from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(beginAnew)

describe('the username step', () => {
  // (forms/labels, security/post-forms)
  test('has one form with one heading, a labelled field and its button', async () => {
    const { container } = await openApp()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(container.querySelectorAll('form')).toHaveLength(1)
    expect(container.querySelector('form')).toHaveAttribute('method', 'post')
    expect(username()).toMatchObject({ type: 'text', name: 'username', id: 'username' })
    expect(username()).toHaveAttribute('autocomplete', 'username')
    expect(username()).toHaveAttribute('autocapitalize', 'none')
    expect(username()).toHaveAttribute('spellcheck', 'false')
    expect(username()).not.toHaveAttribute('aria-invalid')
    expect(button('Next')).toHaveAttribute('type', 'submit')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).toHaveFocus()
  })

  test('shows the page’s name and links to help', async () => {
    await openApp()
    expect(document.title).toBe('Login Harbor')
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/signin/forget-password',
    )
    expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
  })

  // (sign-in/forgot-link)
  test('shows no link for a forgotten password, and no page, if the company has no reset', async () => {
    document.head.innerHTML =
      '<script id="foyer-config" type="application/json">{"forgotPassword":false}</script>'
    const { history } = await openApp({ path: '/signin/forget-password' })
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
    expect(history.location.pathname).toBe('/signin/')
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
    document.head.innerHTML = ''
  })

  // (calls/error-goes)
  test('rejects spaces, marks the field and focuses it until the next edit', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '   {Enter}')
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
    expect(username()).toHaveAttribute('aria-invalid', 'true')
    expect(username()).toHaveAccessibleDescription('Please enter your username.')
    expect(username()).toHaveFocus()
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).not.toHaveAttribute('aria-invalid')
    expect(asked(OPTIONS)).toEqual([])
  })

  // A render would write the input into the markup.
  test('does not render on each key, and submits the current value of the field', async () => {
    const { user, asked, store } = await openApp()
    await user.type(username(), 'janet{Backspace}')
    expect(username()).toHaveAttribute('value', '')
    expect(store.getState().login).toMatchObject({ step: 'username', username: 'jane' })
    await user.clear(username())
    expect(store.getState().login).toMatchObject({ step: 'username', username: '' })
    await user.type(username(), 'joe{Enter}')
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS).map(({ path }) => path.split('=')[1])).toEqual(['joe'])
  })

  // (forms/enter-submits)
  test('looks up the trimmed username on Enter', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '  jane@harbor.example {Enter}')
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS).map(({ query }) => query)).toEqual([{ username: 'jane@harbor.example' }])
  })

  test('shows Please wait during the lookup, keeps the focus and ignores a second submit', async () => {
    const lookup = heldAnswer({ body: {} })
    const { user, asked } = await openApp({ answers: { [OPTIONS]: lookup.answer } })
    await user.type(username(), 'jane')
    await user.click(button('Next'))
    expect(button('Please wait')).toHaveFocus()
    expect(screen.getAllByRole('status').some(status => status.textContent === 'Please wait')).toBe(true)
    await user.click(button('Please wait'))
    await user.keyboard('{Enter}')
    lookup.release()
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS)).toHaveLength(1)
  })
})

describe('the step of the identity provider', () => {
  const SINGLE = 'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.'

  // (sign-in/to-provider)
  test.each<[provider: string | null, shown: string[], hint: string]>([
    ['Lighthouse ID', ['Lighthouse ID'], `Lighthouse ID. ${SINGLE}`],
    ['Light\u202Ehouse', ['Lighthouse'], `Lighthouse. ${SINGLE}`],
    ['harbor', [], 'Click “Continue” to complete onboarding.'],
    [null, [], SINGLE],
  ])(
    'of %j shows its name, unless it is the company’s own, and explains Continue, which redirects there',
    async (identityProvider, shown, hint) => {
      const { user } = await openApp({
        answers: { [OPTIONS]: { body: { redirectUrl: IDP, identityProvider } } },
      })
      await user.type(username(), 'jane{Enter}')
      await screen.findByRole('button', { name: 'Continue' })
      const named = screen.queryAllByText(/^(?:Lighthouse|harbor)/, { selector: 'p' })
      expect(named.map(({ textContent }) => textContent)).toEqual(shown)
      expect(screen.getByText(/Click “Continue”/).closest('[role=status]')?.textContent).toBe(hint)
      expect(screen.queryByLabelText('Password')).toBeNull()
      await user.click(button('Continue'))
      await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(IDP))
      expect(screen.queryByRole('textbox')).toBeNull()
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
})

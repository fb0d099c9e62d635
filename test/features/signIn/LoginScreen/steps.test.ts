import { screen, waitFor, act } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { assignLocation } from 'src/services/browser/navigation'
import { heldAnswer, openApp } from 'test/support/openApp'
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

  test('rejects an empty username, marks its field and focuses it', async () => {
    const { user, asked } = await openApp()
    await user.click(button('Next'))
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
    expect(username()).toHaveAttribute('aria-invalid', 'true')
    expect(username()).toHaveAccessibleDescription('Please enter your username.')
    expect(username()).toHaveFocus()
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

  test('treats spaces as an empty username', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '   {Enter}')
    expect(await alert()).toHaveTextContent('Please enter your username.')
    expect(asked(OPTIONS)).toEqual([])
  })

  // (calls/error-goes)
  test('clears the error at the next edit', async () => {
    const { user } = await openApp()
    await user.click(button('Next'))
    await alert()
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).not.toHaveAttribute('aria-invalid')
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

  test('cancels the lookup on an edit and aborts its request', async () => {
    const lookup = heldAnswer({ body: { redirectUrl: IDP } })
    const { user, asked } = await openApp({ answers: { [OPTIONS]: lookup.answer } })
    await user.type(username(), 'jane{Enter}')
    expect(button('Please wait')).toBeInTheDocument()
    await waitFor(() => expect(asked(OPTIONS)).toHaveLength(1))
    await user.type(username(), 't')
    expect(button('Next')).toBeInTheDocument()
    await waitFor(() => expect(asked(OPTIONS)[0]?.aborted).toBe(true))
    lookup.release()
    expect(username()).toHaveValue('janet')
    expect(screen.queryByText(/Single Sign On/)).toBeNull()
  })
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

import { screen, waitFor } from '@testing-library/react'
import { held, openApp } from 'test/support/openApp'
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
  test('is one form with one heading, a labelled field and its button', async () => {
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

  test('names the page and links to what helps', async () => {
    await openApp()
    expect(document.title).toBe('Login Harbor')
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/signin/forget-password',
    )
    expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
  })

  // (sign-in/forgot-link)
  test('has no forgotten password where the company has no way for it, nor its page', async () => {
    document.head.innerHTML =
      '<script id="foyer-config" type="application/json">{"forgotPassword":false}</script>'
    const { history } = await openApp({ path: '/signin/forget-password' })
    expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
    expect(history.location.pathname).toBe('/signin/')
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
    document.head.innerHTML = ''
  })

  test('asks for a username, marks its field and puts the focus there', async () => {
    const { user, asked } = await openApp()
    await user.click(button('Next'))
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
    expect(username()).toHaveAttribute('aria-invalid', 'true')
    expect(username()).toHaveAccessibleDescription('Please enter your username.')
    expect(username()).toHaveFocus()
    expect(asked(OPTIONS)).toEqual([])
  })

  // A render would write what was typed into the markup.
  test('renders nothing for a key, and goes on with what is in the field', async () => {
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

  test('takes blanks for no username', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '   {Enter}')
    expect(await alert()).toHaveTextContent('Please enter your username.')
    expect(asked(OPTIONS)).toEqual([])
  })

  // (calls/error-goes)
  test('forgets the error at the next edit', async () => {
    const { user } = await openApp()
    await user.click(button('Next'))
    await alert()
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).not.toHaveAttribute('aria-invalid')
  })

  // (forms/enter-submits)
  test('looks the trimmed username up, by Enter', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '  jane@harbor.example {Enter}')
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS).map(({ query }) => query)).toEqual([{ username: 'jane@harbor.example' }])
  })

  test('says Please wait while it looks up, keeps the focus, and hears no second submit', async () => {
    const lookup = held({ body: {} })
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

  test('an edit cancels the lookup: its answer is not waited for, and the request is broken off', async () => {
    const lookup = held({ body: { redirectUrl: IDP } })
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

  // (sign-in/offline)
  test('while offline says so, stays, and can be tried again', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user, container } = await openApp({
      answers: { [OPTIONS]: () => ({ status: 200, headers: { Location: 'x' }, body: undefined }) },
    })
    visit('http://127.0.0.1:2/signin/')
    await user.type(username(), 'jane{Enter}')
    expect(await alert()).toHaveTextContent(/^Internet connection is not available\.$/)
    expect(username()).toHaveValue('jane')
    expect(container.querySelector('[type=submit]')).toHaveTextContent('Next')
    onLine.mockReturnValue(true)
    await user.click(button('Next'))
    await screen.findByLabelText('Password')
  })
})

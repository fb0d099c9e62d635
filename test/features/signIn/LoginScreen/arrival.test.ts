import { act, screen, waitFor } from '@testing-library/react'
import { replaceLocation } from 'src/services/browser/navigation'
import { openApp } from 'test/support/openApp'
import { alert, beginAnew, username } from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(beginAnew)

describe('arriving on the sign-in page', () => {
  // (waits/denied)
  test('shows a denial', async () => {
    const { history } = await openApp({ path: '/signin/forget-password' })
    act(() => history.push('/signin/', { previousPath: '/verification' }))
    // Its advice is in the same alert, because screen readers drop one of two simultaneous alerts (accessibility/errors).
    expect((await alert()).textContent).toBe(
      'Login request denied If you did not start this sign-in, change your password and tell support.',
    )
    // The field receives the focus at the same moment.
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
      'Login request denied If you did not start this sign-in, change your password and tell support.',
    )
  })

  test('does not repeat a denial after a refresh', async () => {
    await openApp({ state: { previousPath: '/verification' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows why a session ended, until the next edit', async () => {
    sessionStorage.setItem('foyer.sessionTimeoutLimit', '15')
    const { user } = await openApp()
    expect((await alert()).textContent).toBe('You have been signed out after 15 mins of inactivity')
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  // (sign-in/not-you)
  test('lets the user forget a remembered name on the username step and on the password step', async () => {
    for (const name of ['rememberMeInfo', 'lastLoginUsername']) document.cookie = `${name}=jane; path=/`
    const { user } = await openApp()
    const other = () => screen.queryByRole('button', { name: 'Use another account' })
    await user.type(username(), 't')
    expect(other()).toBeNull()
    document.cookie = 'rememberMeInfo=janet; path=/'
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(other()).not.toBeNull())
    await user.type(username(), '{Enter}')
    await screen.findByLabelText('Password')
    await user.click(other()!)
    expect(username()).toHaveValue('')
    expect(username()).toHaveFocus()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(other()).toBeNull()
    expect(document.cookie).toBe('')
  })

  test('does not offer to forget a name that is not remembered', async () => {
    const { user } = await openApp()
    await user.type(username(), 'jane')
    expect(screen.queryByRole('button', { name: 'Use another account' })).toBeNull()
  })

  test('with the cookie for simple authentication hides the form and opens the web app', async () => {
    document.cookie = 'authenticationMode=simple; path=/'
    const { origin } = await openApp()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    await waitFor(() => expect(replaceLocation).toHaveBeenCalledWith(`${origin}/online/`))
  })

  test('on an unknown path shows the form', async () => {
    await openApp({ path: '/signin/nowhere' })
    expect(username()).toBeInTheDocument()
  })
})

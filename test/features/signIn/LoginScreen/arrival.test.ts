import { act, screen, waitFor } from '@testing-library/react'
import { replaceLocation, assignLocation } from 'src/services/browser/navigation'
import { openApp, heldAnswer } from 'test/support/openApp'
import {
  alert,
  beginAnew,
  username,
  button,
  IDP,
  LOGIN,
  OPTIONS,
  password,
  toPassword,
} from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

describe('an arrival', () => {
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
})

describe('Back', () => {
  beforeEach(() => {
    beginAnew()
    // Leaves the history entry of the previous test.
    window.history.pushState(null, '')
  })

  type Opened = Awaited<ReturnType<typeof openApp>>

  /** Moves through the browser’s history. */
  const go = (by: number) =>
    act(async () => {
      const moved = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
      window.history.go(by)
      await moved
    })

  const open = (more: object = {}) => openApp({ withBack: true, ...more })

  const toProvider = async ({ user }: Opened) => {
    await user.type(username(), 'jane{Enter}')
    await screen.findByRole('button', { name: 'Continue' })
  }

  const atProvider = { answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } }

  // (sign-in/back)
  describe('Back', () => {
    test.each([
      ['the password', {}, toPassword],
      ['a provider', atProvider, toProvider],
    ])(
      'from %s returns to the username through one entry with the same address',
      async (_step, more, toStep) => {
        const opened = await open({ path: '/signin/?back=%2Fonline%2Ffiles&mode=popup#part', ...more })
        const { length } = window.history
        const { href } = window.location
        await toStep(opened)
        expect([window.history.length, window.location.href]).toEqual([length + 1, href])
        await go(-1)
        expect(button('Next')).toBeInTheDocument()
        expect(username()).toHaveValue('jane')
        expect(username()).toHaveFocus()
        expect(screen.queryByLabelText('Password')).toBeNull()
        expect(window.location.href).toBe(href)
      },
    )

    test('and Forward ask for the password again, without its earlier value and problem', async () => {
      const opened = await open({ answers: { [LOGIN]: { status: 401 } } })
      await toPassword(opened)
      await opened.user.type(password(), 'wrong{Enter}')
      await screen.findByRole('alert')
      await opened.user.type(password(), 's3cret')
      await go(-1)
      expect(screen.queryByRole('alert')).toBeNull()
      await go(1)
      expect(password()).toHaveValue('')
      expect(password()).toHaveFocus()
      expect(screen.queryByRole('alert')).toBeNull()
      expect(username()).toHaveValue('jane')
      expect([opened.asked(OPTIONS).length, opened.asked(LOGIN).length]).toEqual([1, 1])
    })

    test('and Forward show the identity provider again', async () => {
      const opened = await open(atProvider)
      await toProvider(opened)
      await go(-1)
      await go(1)
      await opened.user.click(button('Continue'))
      await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(IDP))
      expect(opened.asked(OPTIONS)).toHaveLength(1)
    })

    test.each([
      ['another name', 't', false],
      ['the same name in capitals', '{Backspace}E', true],
    ])(
      'followed by Forward leads to the password only for the username that was looked up: %s',
      async (_what, typed, asks) => {
        const opened = await open()
        await toPassword(opened)
        await go(-1)
        await opened.user.type(username(), typed)
        await go(1)
        expect(Boolean(screen.queryByLabelText('Password'))).toBe(asks)
        expect(username()).toHaveValue(asks ? 'janE' : 'janet')
      },
    )

    test('uses one history entry, however often the username is edited and submitted', async () => {
      const opened = await open()
      const { length } = window.history
      await toPassword(opened)
      for (const typed of ['t', 'h']) {
        await opened.user.type(username(), `${typed}{Enter}`)
        await screen.findByLabelText('Password')
      }
      expect(window.history.length).toBe(length + 1)
      await go(-1)
      expect(username()).toHaveValue('janeth')
      expect(button('Next')).toBeInTheDocument()
    })

    test('cancels a password that is being sent, and the next one is sent', async () => {
      const first = heldAnswer({ body: { userId: 'u-7' } })
      let answers = 0
      const login = () => (answers++ === 0 ? first.answer() : { status: 401 })
      const opened = await open({ answers: { [LOGIN]: login } })
      await toPassword(opened)
      await opened.user.type(password(), 's3cret{Enter}')
      await waitFor(() => expect(opened.asked(LOGIN)).toHaveLength(1))
      await go(-1)
      expect(button('Next')).toBeEnabled()
      expect(username()).not.toHaveAttribute('readonly')
      first.release()
      await opened.user.click(button('Next'))
      await opened.user.type(await screen.findByLabelText('Password'), 'other{Enter}')
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Username\/Password combination was wrong/)
      expect(opened.asked(LOGIN)).toHaveLength(2)
    })

    test('and Forward show the username if an edit has left the step of the entry', async () => {
      const opened = await open()
      await toPassword(opened)
      await opened.user.type(username(), 't')
      await go(-1)
      await go(1)
      expect(username()).toHaveValue('janet')
      expect(button('Next')).toBeInTheDocument()
    })
  })
})

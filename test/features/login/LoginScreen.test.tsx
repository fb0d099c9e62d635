import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { leaveFor, leaveForGood } from 'src/services/navigation'
import { held, openApp } from 'test/support/openApp'

jest.mock('src/services/navigation', () => ({
  ...jest.requireActual<object>('src/services/navigation'),
  leaveFor: jest.fn(),
  leaveForGood: jest.fn(),
}))

const IDP = 'https://idp.example/start?x=1'
const OPTIONS = 'GET /api/auth/v2/login/options'
const LOGIN = 'POST /api/auth/v2/login'

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = (name: string) => screen.getByRole('button', { name })
const alert = () => screen.findByRole('alert')

type Opened = Awaited<ReturnType<typeof openApp>>

/** Types a username and comes to the password step. */
async function toPassword({ user }: Opened): Promise<void> {
  await user.type(username(), 'jane')
  await user.click(button('Next'))
  await screen.findByLabelText('Password')
}

beforeEach(() => {
  jest.mocked(leaveFor).mockClear()
  jest.mocked(leaveForGood).mockClear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('the username step', () => {
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

  test('asks for a username, marks its field and puts the focus there', async () => {
    const { user, asked } = await openApp()
    await user.click(button('Next'))
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
    expect(username()).toHaveAttribute('aria-invalid', 'true')
    expect(username()).toHaveAccessibleDescription('Please enter your username.')
    expect(username()).toHaveFocus()
    expect(asked(OPTIONS)).toEqual([])
  })

  test('takes blanks for no username', async () => {
    const { user, asked } = await openApp()
    await user.type(username(), '   {Enter}')
    expect(await alert()).toHaveTextContent('Please enter your username.')
    expect(asked(OPTIONS)).toEqual([])
  })

  test('forgets the error at the next edit', async () => {
    const { user } = await openApp()
    await user.click(button('Next'))
    await alert()
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).not.toHaveAttribute('aria-invalid')
  })

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

describe('the password step', () => {
  test('keeps the username in the same form, and puts the focus on the password', async () => {
    const opened = await openApp()
    await toPassword(opened)
    expect(password()).toHaveFocus()
    expect(password()).toMatchObject({ type: 'password', name: 'password', id: 'password' })
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).not.toHaveAttribute('maxlength')
    expect(username()).toHaveValue('jane')
    expect(password().form).toBe(username().form)
    expect(button('Sign in')).toHaveAttribute('type', 'submit')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  test('asks for the password', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your password\.$/)
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('Please enter your password.')
    expect(username()).not.toHaveAttribute('aria-invalid')
    expect(opened.asked(LOGIN)).toEqual([])
  })

  test('asks for both where a script has emptied the username in silence', async () => {
    const opened = await openApp()
    await toPassword(opened)
    username().value = ' '
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your username and password\.$/)
    expect(username()).toHaveFocus()
    expect(password()).toHaveAttribute('aria-invalid', 'true')
    await opened.user.type(password(), 'x')
    username().value = ''
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
  })

  test('an edit of the username returns to the username step', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.type(password(), 's3cret')
    await opened.user.type(username(), 't')
    expect(button('Next')).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await opened.user.click(button('Next'))
    expect(await screen.findByLabelText('Password')).toHaveValue('')
  })

  test('a password manager that fills both fields edits nothing', async () => {
    const opened = await openApp()
    await toPassword(opened)
    fireEvent.input(username(), { target: { value: 'jane' } })
    fireEvent.input(password(), { target: { value: 'Harbor-2026!' } })
    expect(password()).toHaveValue('Harbor-2026!')
    expect(button('Sign in')).toBeInTheDocument()
  })

  test('sends the password as it was typed, once, and says Please wait meanwhile', async () => {
    const answer = held({ status: 401 })
    const opened = await openApp({ answers: { [LOGIN]: answer.answer } })
    const { user, asked } = opened
    await toPassword(opened)
    await user.type(password(), ' S3cret ')
    await user.keyboard('{Enter}{Enter}')
    expect(button('Please wait')).toBeInTheDocument()
    expect(password()).toHaveAttribute('readonly')
    expect(username()).toHaveAttribute('readonly')
    await user.click(button('Please wait'))
    answer.release()
    await alert()
    expect(asked(LOGIN).map(({ json }) => json)).toEqual([{ userName: 'jane', password: ' S3cret ' }])
  })

  test('a wrong password is said; what was typed stays, and it can be tried again', async () => {
    const opened = await openApp({ answers: { [LOGIN]: { status: 401 } } })
    const { user, asked } = opened
    await toPassword(opened)
    await user.type(password(), 'wrong{Enter}')
    expect(await alert()).toHaveTextContent(/^Username\/Password combination was wrong\. Please try again\.$/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(password()).toHaveValue('wrong')
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveFocus()
    expect(username()).toHaveValue('jane')
    await user.type(password(), '2')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button('Sign in'))
    await alert()
    expect(asked(LOGIN)).toHaveLength(2)
  })

  test.each([
    [
      'a phone that is not registered',
      { status: 403, body: 'User phone is not registered' },
      'Mobile phone not registered.',
    ],
    ['a server that fails', { status: 500, body: 'boom' }, 'Server error. Please try later.'],
    ['an answer without a body', { status: 200 }, 'Server error. Please try later.'],
    ['a page for an answer', { status: 200, body: '<html></html>' }, 'Server error. Please try later.'],
  ])('%s is said', async (_rule, answer, words) => {
    const opened = await openApp({ answers: { [LOGIN]: answer } })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    expect((await alert()).textContent).toBe(words)
    expect(leaveForGood).not.toHaveBeenCalled()
  })

  test('too many tries say when to try again', async () => {
    const opened = await openApp({ answers: { [LOGIN]: { status: 429, headers: { 'Retry-After': '30' } } } })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    const problem = within(await alert())
    expect(problem.getByText('Server error. Please try later.')).toBeInTheDocument()
    expect(problem.getByText(/30 sec/)).toBeInTheDocument()
  })

  test('settings that cannot be had after the password are said on this step, and the next try can succeed', async () => {
    let broken = false
    const opened = await openApp({
      answers: {
        'GET /api/online/v1/settings': () => (broken ? { status: 500 } : { body: { passwordExpiresIn: 30 } }),
      },
    })
    await toPassword(opened)
    broken = true
    await opened.user.type(password(), 's3cret{Enter}')
    expect((await alert()).textContent).toBe('Server error. Please try later.')
    expect(password()).toHaveValue('s3cret')
    broken = false
    await opened.user.click(button('Sign in'))
    await waitFor(() => expect(leaveForGood).toHaveBeenCalledWith(`${opened.origin}/online/`))
  })

  test('features that cannot be had are no obstacle', async () => {
    const opened = await openApp({ answers: { 'GET /api/online/v1/feature-settings': { status: 500 } } })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    await waitFor(() => expect(leaveForGood).toHaveBeenCalledWith(`${opened.origin}/online/`))
  })

  test('after success the form is gone, the cookies are set, and the secret is nowhere', async () => {
    const opened = await openApp({ path: '/signin/?back=%2Fonline%2Fmail%2Flogin' })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret-7{Enter}')
    await waitFor(() => expect(leaveForGood).toHaveBeenCalledWith(`${opened.origin}/online/mail`))
    expect(leaveForGood).toHaveBeenCalledTimes(1)
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(document.cookie.split('; ').sort()).toEqual([
      'authenticationMode=simple',
      'lastLoginUsername=jane',
      'rememberMeInfo=jane',
      'userId=u-7',
    ])
    const kept = JSON.stringify([
      opened.store.getState(),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      window.location.href,
    ])
    expect(kept).not.toContain('s3cret-7')
  })

  test('a federated person takes the token along', async () => {
    const opened = await openApp({
      answers: {
        [LOGIN]: { body: { type: 'federated' } },
        'GET /api/auth/v2/autologin': { body: { type: 'Hosts', token: 'tok', urls: [] } },
      },
    })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    await waitFor(() => expect(leaveForGood).toHaveBeenCalledWith(`${opened.origin}/online/?webtoken=tok`))
    expect(opened.asked('GET /api/onboarding/v2/status')).toEqual([])
  })

  test('202 reads the session status and goes to the factor', async () => {
    const opened = await openApp({
      answers: {
        [LOGIN]: { status: 202 },
        'GET /api/auth/v2/session-status': { status: 202, body: { mfa: [{ type: 'sms', timeout: 300 }] } },
      },
    })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    await waitFor(() => expect(opened.history.location.pathname).toBe('/signin/phone-auth'))
    expect(opened.asked('GET /api/onboarding/v2/status')).toEqual([])
    expect(document.cookie).toContain('authenticationMode=twoFactor')
  })
})

describe('the step of the identity provider', () => {
  test.each([
    ['Okta', 'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.'],
    ['harbor', 'Click “Continue” to complete onboarding.'],
  ])('of %s says what Continue does, and goes there', async (identityProvider, hint) => {
    const { user } = await openApp({
      answers: { [OPTIONS]: { body: { redirectUrl: IDP, identityProvider } } },
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument())
    await user.type(username(), 'jane{Enter}')
    expect(await screen.findByText(hint)).toHaveAttribute('role', 'status')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await user.click(button('Continue'))
    expect(leaveFor).toHaveBeenCalledWith(IDP)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('with the username emptied returns to the username step, and says so', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await screen.findByRole('button', { name: 'Continue' })
    username().value = ''
    await user.click(button('Continue'))
    expect(await alert()).toHaveTextContent('Please enter your username.')
    expect(button('Next')).toBeInTheDocument()
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('while offline is not left for a page that cannot come', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect((await alert()).textContent).toBe('Internet connection is not available.')
    expect(leaveFor).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    await user.click(button('Continue'))
    expect(leaveFor).toHaveBeenCalledWith(IDP)
  })

  test('is left by an edit', async () => {
    const { user } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await screen.findByRole('button', { name: 'Continue' })
    await user.type(username(), 't')
    expect(button('Next')).toBeInTheDocument()
    expect(screen.queryByText(/Single Sign On/)).toBeNull()
  })

  test('a page that the browser had kept shows the form again', async () => {
    const { user, store } = await openApp({ answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } })
    await user.type(username(), 'jane{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    act(() => void store.dispatch(sessionEvents.pageRestored()))
    expect(username()).toHaveValue('jane')
    expect(button('Next')).toBeInTheDocument()
  })
})

describe('what the fields hold', () => {
  test('a value that a script set, followed by an event, is looked up', async () => {
    const { user, asked } = await openApp()
    username().value = 'autofilled'
    fireEvent(username(), new Event('input', { bubbles: true }))
    await user.click(button('Next'))
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS)[0]?.query).toEqual({ username: 'autofilled' })
  })

  test('a value that was filled in without an event counts as well', async () => {
    const opened = await openApp()
    await toPassword(opened)
    password().value = 'filled'
    await opened.user.click(button('Sign in'))
    await waitFor(() =>
      expect(opened.asked(LOGIN)[0]?.json).toEqual({ userName: 'jane', password: 'filled' }),
    )
  })

  test('a paste is one', async () => {
    const opened = await openApp()
    await opened.user.click(username())
    await opened.user.paste('jane')
    await opened.user.click(button('Next'))
    await opened.user.click(await screen.findByLabelText('Password'))
    await opened.user.paste('p'.repeat(100))
    expect(password()).toHaveValue('p'.repeat(100))
  })

  test('the password is emptied when the page goes away', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.type(password(), 's3cret')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(password()).toHaveValue('')
    expect(username()).toHaveValue('jane')
  })

  test('caps lock is pointed out while it is on', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.keyboard('{CapsLock}a')
    expect(screen.getByText('Caps lock is on.')).toBeInTheDocument()
    await opened.user.keyboard('{CapsLock}a')
    expect(screen.queryByText('Caps lock is on.')).toBeNull()
  })

  test('the username is prefilled, and nothing is sent by itself', async () => {
    const { asked } = await openApp({ path: '/signin/?back=%2Fonline%2F%3Fusername%3D%E2%80%AEjane' })
    expect(username()).toHaveValue('jane')
    expect(username()).toHaveFocus()
    expect(asked(OPTIONS)).toEqual([])
  })

  test('a forgotten password takes the username along, and Back finds it again', async () => {
    const { user, history } = await openApp()
    await user.type(username(), 'jane')
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(history.location.pathname).toBe('/signin/forget-password')
    expect(sessionStorage.getItem('foyer.username')).toBe('"jane"')
    act(() => history.back())
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('jane')
  })

  test('a username that was only typed survives a way to the help form and back', async () => {
    const { user, history, store } = await openApp()
    await user.type(username(), 'jane')
    act(() => void store.dispatch(sessionEvents.routeFollowed('/help/support-form')))
    act(() => history.back())
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('jane')
  })
})

describe('on arrival', () => {
  test('a denial is said', async () => {
    const { history } = await openApp({ path: '/signin/forget-password' })
    act(() => history.push('/signin/', { previousPath: '/verification' }))
    expect((await alert()).textContent).toBe('Login request denied')
  })

  test('a denial is not said again by a refresh', async () => {
    await openApp({ state: { previousPath: '/verification' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the end of a session is said, and gone at the next edit', async () => {
    sessionStorage.setItem('foyer.sessionTimeoutLimit', '15')
    const { user } = await openApp()
    expect((await alert()).textContent).toBe('You have been signed out after 15 mins of inactivity')
    await user.type(username(), 'j')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('with the cookie simple the form is hidden and the web app opened', async () => {
    document.cookie = 'authenticationMode=simple; path=/'
    const { origin } = await openApp()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    await waitFor(() => expect(leaveForGood).toHaveBeenCalledWith(`${origin}/online/`))
  })

  test('an unknown path shows the login page', async () => {
    await openApp({ path: '/signin/nowhere' })
    expect(username()).toBeInTheDocument()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { heldAnswer, openApp } from 'test/support/openApp'
import { settled } from 'test/support/settled'

// The server delays the sign-out; only the request to sign out can end the running call. Typing may take longer on a slow machine than the wait for a sign-out.
jest.mock('src/constants/timings', () => ({
  ...jest.requireActual<object>('src/constants/timings'),
  SIGN_OUT_LIMIT_MS: 600_000,
}))

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  localStorage.clear()
  const mark = { id: 'm1', who: '', username: 'ada' }
  sessionStorage.setItem('foyer.signIn', JSON.stringify({ mark }))
})

type App = Awaited<ReturnType<typeof openApp>>
const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'
const TEMPORARY = 'POST /api/onboarding/v2/password'

const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }))

const RESET_CODE = 'POST /api/auth/v2/reset-password/send-verification-message'
const INSTALLER = 'GET /api/device-compliance/v1/installer-parameters'

interface UnderWay {
  path: string
  session?: Record<string, unknown>
  /** The call that 'Not you?' must end, and which of its requests. */
  call: string
  nth: number
  begin: (app: App) => Promise<void>
}

const UNDER_WAY: [what: string, UnderWay][] = [
  [
    'a code',
    {
      path: '/signin/phone-auth',
      session: { mfaTimeout: 300, mfaType: 'sms' },
      call: ACTIVATE,
      nth: 0,
      begin: async app => {
        await app.user.type(await screen.findByLabelText('Security code'), '123456')
        await press(app, 'Activate')
      },
    },
  ],
  [
    'the session status',
    { path: '/signin/session-status', call: STATUS, nth: 1, begin: app => press(app, 'Try again') },
  ],
  [
    'a new password',
    {
      path: '/signin/reset-temp-password',
      call: TEMPORARY,
      nth: 0,
      begin: async app => {
        await app.user.type(await screen.findByLabelText('New password'), 'Correct-Horse-9')
        await app.user.type(screen.getByLabelText('Verify password'), 'Correct-Horse-9')
        await press(app, 'Save password')
      },
    },
  ],
  [
    'the code of a reset',
    {
      path: '/signin/reset-password',
      session: { username: 'ada', resetPasswordPhoneInfo: [{ reference: '89' }] },
      call: RESET_CODE,
      nth: 0,
      begin: async app => {
        await app.user.type(await screen.findByLabelText('Mobile number'), '+4915112345689')
        await press(app, 'Send code')
      },
    },
  ],
  [
    'the way to the installer',
    { path: '/signin/installer-error', call: INSTALLER, nth: 0, begin: async () => {} },
  ],
]

// (sign-in/not-you)
test.each(UNDER_WAY)(
  "'Not you?' ends %s while it is running",
  async (_what, { path, session, call, nth, begin }) => {
    for (const [key, value] of Object.entries(session ?? {})) {
      sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
    }
    const answer = heldAnswer({ body: {} })
    let calls = 0
    const app = await openApp({
      path,
      answers: {
        'POST /api/auth/v2/logout': () => new Promise<undefined>(() => undefined),
        [call]: () => (calls++ < nth ? { status: 500 } : answer.answer()),
      },
    })
    await begin(app)
    await waitFor(() => expect(app.asked(call)).toHaveLength(nth + 1))
    await press(app, 'Not you?')
    await waitFor(() => expect(app.asked(call)[nth]?.aborted).toBe(true))
    expect(app.history.location.pathname).toBe(path)
    answer.release()
    app.unmount()
  },
)

const LOGIN = 'POST /api/auth/v2/login'

// (sign-in/not-you, one-sign-in/sign-out, accessibility/focus-moves)
test("'Not you?' during the wait for other hosts leads to an empty, focused username, and the next user's password waits for the end of the sign-out", async () => {
  const never = () => new Promise<undefined>(() => undefined)
  const logout = heldAnswer({ status: 500 })
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  sessionStorage.clear()
  const { user, store, asked, unmount } = await openApp({
    answers: {
      [LOGIN]: ({ body }) =>
        body.includes('bob')
          ? { status: 202 }
          : { body: { userId: '7', autoLoginEnabled: true, passwordExpiresIn: null } },
      'GET /api/auth/v2/session-status': { status: 202, body: { mfa: [{ type: 'sms', timeout: 120 }] } },
      'GET /api/auth/v2/autologin': ({ headers }) => ({
        body: { type: 'Hosts', token: '7', urls: [`http://${headers.host ?? ''}`] },
      }),
      'GET /auth/v2/autologin': never,
      'POST /api/auth/v2/logout': logout.answer,
    },
  })
  await user.type(screen.getByLabelText('Username'), 'alice{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'x{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Not you?' }))
  const username = await screen.findByLabelText('Username')
  expect(username).toHaveValue('')
  expect(username).toHaveFocus()
  await user.type(username, 'bob{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'y{Enter}')
  await waitFor(() => expect(store.getState().login.step).toBe('signingIn'))
  await settled()
  expect(asked(LOGIN)).toHaveLength(1)
  logout.release()
  await screen.findByRole('heading', { level: 1, name: 'Enter security code' })
  expect(warn).toHaveBeenCalledWith('foyer: sign out failed (refused 500)')
  expect(selectRoute(store.getState())).toBe('/phone-auth')
  expect(sessionStorage.getItem('foyer.authUsername')).toBe('"bob"')
  unmount()
})

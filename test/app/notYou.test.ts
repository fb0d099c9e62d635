import { screen, waitFor } from '@testing-library/react'
import { heldAnswer, openApp } from 'test/support/openApp'

// The server delays the sign-out; only the request to sign out can end the running call.
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

import { screen } from '@testing-library/react'
import { type Answers, openApp, session } from 'test/support/openApp'

type App = Awaited<ReturnType<typeof openApp>>

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  localStorage.clear()
})

const type = async ({ user }: App, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text)

interface Outcome {
  path: string
  answers: Answers
  keeps?: Record<string, unknown>
  act?: (app: App) => Promise<void>
  shows: string[]
}

const RESET = '/api/auth/v2/reset-password'
const NEW_PASSWORD = 'Correct-Horse-9'
const RESET_ANSWERS: Answers = {
  [`POST ${RESET}/send-verification-message`]: {},
  [`PUT ${RESET}/verify-user`]: {},
}
const resetAsGuest = {
  path: '/signin/reset-password',
  keeps: { username: 'ada', resetPasswordPhoneInfo: [{ reference: '5678', isGuest: true }] },
  act: async (app: App) => {
    await type(app, 'Mobile number', '2025550123{Enter}')
    await type(app, 'Digit 1 of 6', '123456')
    await type(app, 'New password', NEW_PASSWORD)
    await type(app, 'Verify password', `${NEW_PASSWORD}{Enter}`)
  },
}

const OUTCOMES: [what: string, outcome: Outcome][] = [
  [
    'devices that are wiped',
    {
      path: '/signin/change-password',
      answers: {
        'GET /api/online/v1/sessions/app-specific': { body: [] },
        'GET /api/online/v1/sessions/devices': {
          body: ['in progress', 'completed', 'failed'].map((remoteWipeStatus, id) => ({
            id,
            deviceName: 'Laptop',
            remoteWipeStatus,
          })),
        },
      },
      shows: ['Remote wipe: in progress', 'Remote wipe: done', 'Remote wipe: failed'],
    },
  ],
  [
    'a company without any support',
    {
      path: '/signin/help/support-form',
      answers: { 'GET /api/online/v1/support/get-info': { body: {} } },
      shows: ['You can’t contact support from this page. Contact your administrator.'],
    },
  ],
  [
    'a guest’s reset',
    {
      ...resetAsGuest,
      answers: { ...RESET_ANSWERS, [`PUT ${RESET}/set-new-password`]: {} },
      shows: ['You may now sign in with your new password.'],
    },
  ],
  [
    'a reset that took too long',
    {
      ...resetAsGuest,
      answers: { ...RESET_ANSWERS, [`PUT ${RESET}/set-new-password`]: { status: 403 } },
      shows: ['That took a little too long...', 'Verify again'],
    },
  ],
  ...(
    [
      ['noAccount', 'Your company signed you in, but you have no account here. Ask your company for one.'],
      ['failed', 'The sign-in with your company did not work. Please try again.'],
    ] as const
  ).map(([error, text]): [string, Outcome] => [
    `a return from the identity provider: ${error}`,
    { path: `/signin/session-status?error=${error}`, answers: {}, shows: [text] },
  ]),
]

test.each(OUTCOMES)('the page shows %s', async (_what, { path, answers, keeps = {}, act, shows }) => {
  for (const [key, value] of Object.entries(keeps)) session(key, value)
  const app = await openApp({ path, answers })
  await act?.(app)
  for (const text of shows) expect(await screen.findByText(text)).toBeInTheDocument()
})

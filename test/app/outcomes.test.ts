import 'test/support/patience'
import { screen, within } from '@testing-library/react'
import { type Answers, openApp, session } from 'test/support/openApp'
import { breakExtension } from 'test/support/brokenExtension'

describe('outcomes', () => {
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
})

describe('a single authenticator', () => {
  beforeEach(() => sessionStorage.clear())

  const ON = { securityPageEnabled: true, authenticatorsEnabled: true }
  const SINGLE = { ...ON, singleAuthenticatorEnabled: true }
  const APP = { id: 'a-1', name: 'My app', removable: true }
  const PART = '/api/user/v1/security'

  const open = async (settings: object, apps: object[] | undefined) => {
    await openApp({
      path: '/signin/security',
      answers: {
        'GET /api/online/v1/settings': { body: settings },
        [`GET ${PART}/authenticators`]: apps ? { body: apps } : { status: 500 },
        [`GET ${PART}/password`]: { body: {} },
        [`GET ${PART}/trusted-devices`]: { body: [] },
        'GET /api/online/v1/sessions/devices': { body: [] },
        'GET /api/online/v1/sessions/app-specific': { body: [] },
      },
    })
    return within(await screen.findByRole('region', { name: 'Authenticator apps' }))
  }

  // (security-page/set-up)
  test.each<[rule: string, settings: object, apps: object[] | undefined, ready: string, offered: boolean]>([
    ['several apps and has one', ON, [APP], 'My app', true],
    ['only one app and has none', SINGLE, [], 'No authenticator apps', true],
    ['only one app and has it', SINGLE, [APP], 'My app', false],
    ['only one app and does not return it', SINGLE, undefined, 'Server error, please try later.', false],
  ])(
    'whether a set-up is offered by a server that stores %s',
    async (_rule, settings, apps, ready, offered) => {
      const region = await open(settings, apps)
      await region.findByText(ready)
      expect(region.queryAllByRole('button', { name: 'Set up an app' })).toHaveLength(offered ? 1 : 0)
    },
  )

  // (security-page/authenticators)
  test.each<[rule: string, app: object, told: unknown[]]>([
    ['a missing time is not shown', APP, []],
    ['null means not used yet', { ...APP, lastUsedAt: null }, ['Not used yet']],
    [
      'a valid time is shown',
      { ...APP, lastUsedAt: Date.now() - 60_000 },
      [expect.stringMatching(/^Last used/)],
    ],
    ['an unreadable time counts as missing', { ...APP, lastUsedAt: 'yesterday' }, []],
  ])('the last use of an app: %s', async (_rule, app, told) => {
    const region = await open(ON, [app])
    const item = within((await region.findByText('My app')).closest('li') as HTMLElement)
    expect(item.queryAllByText(/used/i).map(({ textContent }) => textContent)).toEqual(told)
  })
})

test('a fault of the app during the sign-in is reported as such, and the next press signs in', async () => {
  const { user, asked } = await openApp()
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'ada{Enter}')
  const password = await screen.findByLabelText('Password')
  const noted = jest.spyOn(console, 'error').mockImplementation()
  const mend = breakExtension()
  await user.type(password, 'Harbor-2026!{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Something went wrong here. Please try again.$/)
  expect(noted.mock.calls.flat().join(' ')).toContain('foyer: /signin/ crashed (TypeError)')
  expect(noted.mock.calls.flat().join(' ')).not.toContain('Harbor-2026!')
  expect(asked('POST /api/auth/v2/login')).toHaveLength(0)
  mend()
  noted.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText(/^Opening/)
  expect(asked('POST /api/auth/v2/login')).toHaveLength(1)
})

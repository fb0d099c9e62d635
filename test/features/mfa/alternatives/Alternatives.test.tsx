import { act, screen, waitFor } from '@testing-library/react'
import { FACTOR_PARTS } from 'src/app/journeys/lazyParts'
import { type Answers, heldAnswer, openApp, mode, session } from 'test/support/openApp'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

const CHOOSE = 'POST /api/auth/v2/factor'
const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'
const OFFERED = ['email', 'totp', 'fido9']
const EMAIL = { body: { mfa: [{ type: 'email', timeout: 200, alternatives: ['sms', 'email'] }] } }
const due = (step: object) => ({ status: 202, body: { mfa: [step] } })

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  sessionStorage.clear()
  session('authUsername', 'ada')
})
let leave = () => {}
afterEach(() => {
  // The journey of a page must not continue in the next test.
  act(() => leave())
  removePasskeys()
})

interface Page {
  cookie?: string
  keeps?: Record<string, unknown>
  answers?: Answers
}

const PAGES: Record<string, Page> = {
  '/phone-auth': { keeps: { mfaTimeout: 300, mfaType: 'sms' } },
  '/email-code': { keeps: { mfaTimeout: 300, mfaType: 'email' } },
  '/symantec': { cookie: 'symantecVIP' },
  '/authenticator': { cookie: 'totp' },
  '/passkey': {
    cookie: 'twoFactor',
    answers: { 'POST /api/auth/v2/passkeys/authentication/options': { body: { challenge: 'Y2g' } } },
  },
  '/verification': {
    answers: {
      [STATUS]: due({ type: 'signinVerification', isMfaStepConfigured: true, alternatives: OFFERED }),
    },
  },
  '/mobile-setup': {
    answers: {
      [STATUS]: due({ type: 'signinVerification', isMfaStepConfigured: false, alternatives: OFFERED }),
    },
  },
}

async function open(route: string, answers: Answers = {}, alternatives: readonly string[] = OFFERED) {
  const { cookie, keeps = {}, answers: own = {} } = PAGES[route] ?? {}
  if (route === '/passkey') installPasskeys({ get: () => new Promise<never>(() => undefined) })
  if (cookie) mode(cookie)
  for (const [name, value] of Object.entries(keeps)) session(name, value)
  session('stepExtras', { alternatives })
  const app = await openApp({ path: `/signin${route}`, answers: { ...own, ...answers } })
  leave = () => app.history.replace('/signin/password-expired')
  await screen.findByRole('heading', { level: 1 })
  return app
}

const toggle = () => screen.findByRole('button', { name: 'Try another way' })
const choice = (name: string) => screen.getByRole('button', { name })

/** Opens a page and its list of choices. */
async function openList(route = '/phone-auth', answers: Answers = {}) {
  const app = await open(route, answers)
  await app.user.click(await toggle())
  return app
}

// (alternatives/step)
test.each(Object.keys(PAGES))('%s lists the other factors behind one button', async route => {
  const { user } = await open(route)
  const button = await toggle()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveFocus()
  expect(choice('Use your authenticator app')).toBeVisible()
  await user.click(button)
  expect(screen.queryByRole('button', { name: 'Use your authenticator app' })).toBeNull()
})

test('the list has the server’s order, and comes after the button by keyboard', async () => {
  const { user } = await open('/symantec')
  const button = await toggle()
  button.focus()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(choice('Get a code by email')).toHaveFocus()
  await user.tab()
  expect(choice('Use your authenticator app')).toHaveFocus()
})

// (alternatives/step)
test('without another factor there is no button', async () => {
  await open('/phone-auth', {}, ['fido9'])
  await screen.findByLabelText('Security code')
  expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
})

// (alternatives/choice, alternatives/answer)
test('a choice leads to the page of the factor, which offers the way back', async () => {
  const { user, asked, history } = await openList('/phone-auth', { [CHOOSE]: EMAIL })
  await user.click(choice('Get a code by email'))
  await screen.findByText('We sent a code to your email address. Look in your junk mail, too.')
  expect(asked(CHOOSE).map(({ json }) => json)).toEqual([{ type: 'email' }])
  expect(history.location.pathname).toBe('/signin/email-code')
  expect(screen.getByLabelText('Security code')).toHaveValue('')
  await user.click(await toggle())
  expect(choice('Get a code by text message')).toBeVisible()
  // The abandoned code does not count as passed (sign-in/rail).
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain('Code (done)')
})

// (alternatives/choice)
test('during the call the pressed button waits, and no other factor can be chosen', async () => {
  const answer = heldAnswer(EMAIL)
  const { user, asked } = await openList('/phone-auth', { [CHOOSE]: answer.answer })
  await user.dblClick(choice('Get a code by email'))
  const waiting = await screen.findByRole('button', { name: 'Please wait' })
  expect(waiting).toHaveFocus()
  const other = choice('Use your authenticator app')
  expect(other).toHaveAttribute('aria-disabled', 'true')
  expect(other).toHaveAccessibleDescription('Please wait')
  await user.click(other)
  await waitFor(() => expect(asked(CHOOSE)).toHaveLength(1))
  answer.release()
  await screen.findByText('We sent a code to your email address. Look in your junk mail, too.')
  expect(asked(CHOOSE)).toHaveLength(1)
})

// (alternatives/same-page)
test('a factor on the same page empties the field, focuses it and restarts the time', async () => {
  const { user } = await openList('/phone-auth', {
    [CHOOSE]: { body: { mfa: [{ type: 'guestSms', timeout: 100 }] } },
  })
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(choice('Get a code by email'))
  await waitFor(() => expect(screen.getByLabelText('Security code')).toHaveValue(''))
  expect(screen.getByRole('timer')).toHaveTextContent(/^1 min (40|3\d) sec$/)
  await waitFor(() => expect(screen.getByLabelText('Security code')).toHaveFocus())
})

// (alternatives/rejected)
test('a rejection shows the server’s text once, keeps the focus and the input, and is cleared by the next key', async () => {
  const { user, asked } = await openList('/phone-auth', {
    [CHOOSE]: { status: 400, body: { message: 'Not this one.' } },
  })
  const field = screen.getByLabelText('Security code')
  await user.type(field, '123')
  await user.click(choice('Get a code by email'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not this one\.$/)
  expect(choice('Get a code by email')).toHaveFocus()
  expect(field).toHaveValue('123')
  expect(field).toBeValid()
  await user.click(choice('Get a code by email'))
  await waitFor(() => expect(asked(CHOOSE)).toHaveLength(2))
  await screen.findByRole('alert')
  await user.type(field, '4')
  expect(screen.queryByRole('alert')).toBeNull()
})

// (alternatives/failed)
test('a rate limit shows its time at every choice and disables all of them', async () => {
  const { user, asked } = await openList('/verification', {
    [CHOOSE]: { status: 429, headers: { 'Retry-After': '56' } },
  })
  await user.click(choice('Get a code by email'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Too many tries\. You can try again in 0:5\d\./)
  for (const name of [/^Get a code by email · 0:5\d$/, /^Use your authenticator app · 0:5\d$/]) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
  }
  expect(asked(CHOOSE)).toHaveLength(1)
})

// (alternatives/while)
test('while a code is checked no factor can be chosen', async () => {
  const answer = heldAnswer({ status: 400, body: 'Wrong.' })
  const { user, asked } = await openList('/authenticator', { [ACTIVATE]: answer.answer })
  await user.type(screen.getByLabelText('Security code'), '123456{Enter}')
  const button = choice('Get a code by email')
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  expect(button).toHaveAccessibleDescription('Please wait')
  await user.click(button)
  expect(asked(CHOOSE)).toEqual([])
  answer.release()
  await screen.findByText('Wrong.')
})

// (alternatives/while)
test('choosing another factor closes the open dialog of a passkey', async () => {
  const { user, history, asked } = await openList('/passkey', { [CHOOSE]: EMAIL })
  await user.click(screen.getByRole('button', { name: 'Use passkey' }))
  await user.click(choice('Get a code by email'))
  await screen.findByText('We sent a code to your email address. Look in your junk mail, too.')
  expect([history.location.pathname, asked(ACTIVATE)]).toEqual(['/signin/email-code', []])
})

// (alternatives/while)
test('after an accepted approval no factor can be chosen', async () => {
  let status: object = due({ type: 'signinVerification', isMfaStepConfigured: true, alternatives: OFFERED })
  const features = heldAnswer({ body: [] })
  const { user } = await openList('/verification', {
    [STATUS]: () => status,
    'GET /api/online/v1/settings': { body: {} },
    'POST /api/auth/v2/resend-verification': {},
    'GET /api/online/v1/feature-settings': features.answer,
  })
  status = { body: {} }
  await user.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText('Approved. Signing you in…')
  expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
  features.release()
})

// (alternatives/rejected)
test('a 401 for a sign-in that was approved in the meantime shows the approval', async () => {
  let status: object = due({ type: 'signinVerification', isMfaStepConfigured: true, alternatives: OFFERED })
  const settings = heldAnswer({ body: {} })
  let reads = 0
  const { user } = await openList('/verification', {
    [STATUS]: () => status,
    [CHOOSE]: () => {
      status = { body: {} }
      return { status: 401 }
    },
    'GET /api/online/v1/settings': () => (reads++ === 0 ? { body: {} } : settings.answer()),
  })
  await user.click(choice('Get a code by email'))
  await screen.findByText('Approved. Signing you in…')
  expect(screen.queryByRole('alert')).toBeNull()
  settings.release()
})

// (calls/screen-fails)
test('if the list fails to load, the page offers to try again', async () => {
  const load = jest.spyOn(FACTOR_PARTS, 'alternatives').mockRejectedValueOnce(new Error('no chunk'))
  const { user } = await open('/symantec')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await toggle()).toBeVisible()
  load.mockRestore()
})

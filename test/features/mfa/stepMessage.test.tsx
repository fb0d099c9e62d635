import { screen, waitFor, act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { AuthenticatorScreen } from 'src/features/mfa/authenticator/AuthenticatorScreen'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import PasskeyScreen from 'src/app/routes/passkeys'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import type { SCREENS } from 'src/app/routes'
import { SessionStatusScreen } from 'src/features/mfa/sessionStatus/SessionStatusScreen'
import { type Answers, awaited, expectAnnounced, keep, showFactor } from 'test/support/factorScreen'
import type { ServedAnswer } from 'test/support/server'

const MESSAGE = 'Enter the next code.'

const stored = (cookie: string) => () => {
  document.cookie = `authenticationMode=${cookie}; path=/`
  keep({ mfaTimeout: 300, mfaType: 'sms', stepExtras: { message: MESSAGE } })
}

type Route = keyof typeof SCREENS
const [approval] = awaited.body.mfa
const told = { status: 202, body: { mfa: [{ ...approval, message: MESSAGE }] } }
const pages: [route: Route, Screen: ComponentType, cookie: string, answers: Answers][] = [
  ['/phone-auth', TextCodeScreen, 'twoFactor', {}],
  ['/authenticator', AuthenticatorScreen, 'totp', {}],
  ['/symantec', OneTimeCodeScreen, 'symantecVIP', {}],
  ['/verification', ApprovalScreen, 'signinVerification', { 'session-status': told }],
  ['/passkey', PasskeyScreen, 'twoFactor', { options: { status: 500 } }],
]

// (factors/step-message)
test.each(pages)('%s shows the text of its step as a status', async (route, Screen, cookie, answers) => {
  await showFactor(route, Screen, answers, stored(cookie))
  await screen.findByText(MESSAGE)
  expectAnnounced(MESSAGE)
})

test('the text is above the field of the code, and describes it', async () => {
  await showFactor('/authenticator', AuthenticatorScreen, {}, stored('totp'))
  const field = screen.getByLabelText('Security code')
  const text = await screen.findByText(MESSAGE)
  expect(text.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(MESSAGE))
})

const NEXT: [type: string, route: Route, Screen: ComponentType, cookie: string, step: object][] = [
  ['sms', '/phone-auth', TextCodeScreen, 'twoFactor', { type: 'sms', timeout: 120 }],
  ['totp', '/authenticator', AuthenticatorScreen, 'totp', { type: 'totp', action: 'code' }],
  ['symantecVip', '/symantec', OneTimeCodeScreen, 'symantecVIP', { type: 'symantecVip', action: 'code' }],
]
test.each(NEXT)(
  'a further factor %s on the same page empties the field, which has the focus',
  async (_type, route, Screen, cookie, step) => {
    const activate = { body: { mfa: [{ ...step, message: 'Enter the third code.' }] } }
    const { user } = await showFactor(route, Screen, { activate }, stored(cookie))
    await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
    await screen.findByText('Enter the third code.')
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument()
    const field = screen.getByLabelText('Security code')
    expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
    expectAnnounced('Enter the third code.')
  },
)

test('the countdown begins again', async () => {
  const activate = { body: { mfa: [{ type: 'sms', timeout: 120, message: MESSAGE }] } }
  const { user } = await showFactor('/phone-auth', TextCodeScreen, { activate }, () => {
    stored('twoFactor')()
    sessionStorage.removeItem('foyer.stepExtras')
  })
  await user.type(screen.getByLabelText('Security code'), '012345{Enter}')
  await screen.findByText(MESSAGE)
  expect(screen.getByRole('timer')).toHaveTextContent(/^(2 min 0|1 min 5\d) sec$/)
})

test('a text with markup characters is shown as text', async () => {
  await showFactor('/authenticator', AuthenticatorScreen, {}, () => {
    stored('totp')()
    keep({ stepExtras: { message: 'Code < 6 & "next"' } })
  })
  expect(await screen.findByText('Code < 6 & "next"')).toBeInTheDocument()
})

describe('/session-status', () => {
  afterEach(() => jest.useRealTimers())

  test('the session status screen hides the form and reports its progress as a status', async () => {
    await showFactor('/session-status', SessionStatusScreen, {})
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  // (waits/slow)
  test('a session status poll that hangs offers a way back to the sign-in page', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    await showFactor('/session-status', SessionStatusScreen, { 'session-status': undefined }, () => {
      keep({ signIn: { mark: { id: 'm1', who: '', username: 'grace.hopper' } } })
    })
    expect(screen.getByText('grace.hopper')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(6000))
    expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
  })

  // (waits/way-on)
  test('a session status poll that fails can be repeated at once', async () => {
    let answer: ServedAnswer = { status: 500 }
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': () => answer,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try later.')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByText('Checking your session…')).toBeInTheDocument()
    expect((await screen.findByText(/^[123] sec$/)).closest('#next-try')).toHaveTextContent(
      /^We try again in [123] sec\.$/,
    )
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
    // // A slow machine may start the next poll before this point.
    const before = sent('/session-status').length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('/session-status').length).toBeGreaterThan(before))
    answer = { status: 400, body: 'Not yet.' }
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Not yet.')).toBeInTheDocument()
  })

  // (waits/try-now)
  test('if the server asks for a wait, the button of the session status screen is disabled and shows the time left', async () => {
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': { status: 429, headers: { 'Retry-After': '40' } },
    })
    const button = await screen.findByRole('button', { name: 'Try again' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/^Too many tries\. You can try again in 0:(?:40|[23]\d) ?\.$/)
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(sent('/session-status')).toHaveLength(1)
  })

  test('a rejected session status shows its message and the ways to continue', async () => {
    let answer: ServedAnswer = { status: 400, body: 'Not yet.' }
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': () => answer,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yet.')
    answer = { status: 500 }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Server error. Please try later.')).toBeInTheDocument()
    expect(sent('/session-status')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
  })
})

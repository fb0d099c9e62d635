import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { AuthenticatorScreen } from 'src/features/mfa/authenticator/AuthenticatorScreen'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import PasskeyScreen from 'src/app/routes/passkeys'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import type { SCREENS } from 'src/app/routes'
import { type Answers, awaited, expectAnnounced, showFactor } from 'test/support/factorScreen'

const MESSAGE = 'Enter the next code.'

const stored = (cookie: string) => () => {
  document.cookie = `authenticationMode=${cookie}; path=/`
  sessionStorage.setItem('foyer.mfaTimeout', '300')
  sessionStorage.setItem('foyer.mfaType', JSON.stringify('sms'))
  sessionStorage.setItem('foyer.stepExtras', JSON.stringify({ message: MESSAGE }))
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
    sessionStorage.setItem('foyer.stepExtras', JSON.stringify({ message: 'Code < 6 & "next"' }))
  })
  expect(await screen.findByText('Code < 6 & "next"')).toBeInTheDocument()
})

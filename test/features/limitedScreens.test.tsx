import { type Action, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import type { Problem, SecondButton } from 'src/constants/problems'
import { PasskeyRegion } from 'src/features/account/PasskeyRegion'
import { ApprovalScreen } from 'src/features/mfa/approval/ApprovalScreen'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import { PasskeyFactorScreen } from 'src/features/mfa/passkey/PasskeyFactorScreen'
import { CodeTime } from 'src/features/mfa/textCode/CodeTime'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { MobileSetupScreen } from 'src/features/mobileSetup/MobileSetupScreen'
import { InstallerErrorScreen } from 'src/features/onboarding/InstallerErrorScreen'
import { PasskeyOfferScreen } from 'src/features/passkeys/PasskeyOfferScreen'
import { ChangePasswordScreen } from 'src/features/password/change/ChangePasswordScreen'
import { ForgotScreen } from 'src/features/password/forgot/ForgotScreen'
import { ResetScreen } from 'src/features/password/reset/ResetScreen'
import { TemporaryScreen } from 'src/features/password/temporary/TemporaryScreen'
import { LoginScreen } from 'src/features/signIn/LoginScreen'
import { PasskeyButton } from 'src/features/signIn/passkey/PasskeyButton'
import { SupportPanel } from 'src/features/support/SupportPanel'
import { deadlineIn } from 'src/services/clock'
import { theme } from 'src/styles/theme'
import { appState } from 'test/support/appState'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const limited = (button?: SecondButton): Problem => ({
  code: 'serverTryLater',
  status: 429,
  until: deadlineIn(56_000),
  ...(button && { button }),
})

/** Renders each screen without adding anything to it. */
const AROUND = {
  sessionPoll: { step: 'waiting', wait: { checked: false } },
  resend: { step: 'idle' },
  newCode: { step: 'none' },
  factorCode: { step: 'away' },
  apps: [],
  activationCode: { step: 'none' },
  mobileBypass: { step: 'idle' },
  downloadLink: { step: 'editing' },
  passkeySignIn: 'idle',
}
const shown = { visit: 1, username: 'grace' }
const phone = { ...shown, info: { reference: '67', isGuest: false }, phone: '+15550101067' }
const code = (request: object, problem: Problem) => ({
  ...shown,
  step: 'editing',
  attempt: 1,
  request,
  problem,
})
const loadNext = () => new Promise<never>(() => {})
const Login = () => <LoginScreen forgotPassword loadNext={loadNext} />
const load = Object.assign(() => Promise.resolve(PasskeyButton), { ready: () => PasskeyButton })
const PARTS = [{ name: 'passkeys', load }]
const WithPasskey = () => <LoginScreen forgotPassword loadNext={loadNext} parts={PARTS} />
const Removal = () => <PasskeyRegion culture="en-US" nowMs={0} />

type Row = [
  call: string,
  Screen: ComponentType,
  state: (problem: Problem) => object,
  button: string,
  opens?: string,
]
const rows: Row[] = [
  ['a password', Login, problem => ({ login: { step: 'password', username: 'grace', problem } }), 'Sign in'],
  ['a sign-in', Login, problem => ({ login: { step: 'username', username: 'grace', problem } }), 'Next'],
  [
    'a passkey',
    WithPasskey,
    () => ({ login: { step: 'username', username: '', problem: limited('passkey') } }),
    'Sign in with a passkey',
  ],
  [
    'the lookup of a phone',
    ForgotScreen,
    problem => ({
      forgotPassword: {
        ...shown,
        step: 'editing',
        startAgain: false,
        problem: { ...problem, code: 'notAutomatic' },
      },
    }),
    'Continue',
  ],
  [
    'a code for a reset',
    ResetScreen,
    problem => ({ resetPassword: { ...phone, step: 'sendCode', problem } }),
    'Send code',
  ],
  [
    'the check of a reset code',
    ResetScreen,
    problem => ({ resetPassword: { ...phone, step: 'enterCode', codes: 1, resent: false, problem } }),
    'Continue',
  ],
  [
    'another reset code',
    ResetScreen,
    () => ({
      resetPassword: { ...phone, step: 'enterCode', codes: 1, resent: false, problem: limited('newCode') },
    }),
    'Send new code',
  ],
  [
    'a new password',
    ResetScreen,
    problem => ({ resetPassword: { ...phone, step: 'createPassword', problem } }),
    'Save password',
  ],
  [
    'a changed password',
    ChangePasswordScreen,
    problem => ({ changePassword: { step: 'updateOldPassword', problem } }),
    'Change password',
  ],
  [
    'a temporary password',
    TemporaryScreen,
    problem => ({ temporaryPassword: { visit: 1, step: 'editing', problem } }),
    'Save password',
  ],
  [
    'a code by text message',
    TextCodeScreen,
    problem => ({ factorCode: code({ kind: 'text', mfaType: 'sms' }, problem) }),
    'Activate',
  ],
  [
    'a one-time code',
    OneTimeCodeScreen,
    problem => ({ factorCode: code({ kind: 'oneTime', form: 'code' }, problem) }),
    'Activate',
  ],
  [
    'an offline code',
    ApprovalScreen,
    problem => ({ factorCode: code({ kind: 'offline' }, problem) }),
    'Activate',
    'Skip',
  ],
  [
    'a passkey as a factor',
    PasskeyFactorScreen,
    problem => ({ passkeyFactor: { visit: 1, step: 'ready', problem } }),
    'Use passkey',
  ],
  [
    'a request that is sent again',
    ApprovalScreen,
    problem => ({ resend: { step: 'failed', problem } }),
    'Resend',
  ],
  [
    'another code by text message',
    NewCodeLine,
    problem => ({ newCode: { step: 'offered', from: deadlineIn(0), sent: 0, problem } }),
    'Send a new code',
  ],
  ['a link', MobileSetupScreen, problem => ({ downloadLink: { step: 'editing', problem } }), 'Send link'],
  ['a skip', MobileSetupScreen, problem => ({ mobileBypass: { step: 'idle', problem } }), 'Skip for now'],
  [
    'a ticket',
    SupportPanel,
    problem => ({ support: { step: 'editing', info: { email: 'a@harbor.example' }, problem } }),
    'Submit',
  ],
  [
    'the information about support',
    SupportPanel,
    problem => ({ support: { step: 'unavailable', problem } }),
    'Try again',
  ],
  ['a removal', Removal, problem => ({ passkeyList: listed(problem) }), 'Remove', 'Remove Key'],
  [
    'a new passkey',
    PasskeyOfferScreen,
    problem => ({ passkeyOffer: { step: 'offered', problem } }),
    'Create a passkey',
  ],
  [
    'the installer',
    InstallerErrorScreen,
    problem => ({ installer: { step: 'failed', problem } }),
    'Try again',
  ],
]

function NewCodeLine() {
  return <CodeTime busy={false} submitId="submit" />
}

const listed = (problem: Problem) => ({
  state: 'listed',
  list: [{ id: 'a', name: 'Key' }],
  removed: 0,
  problem,
})

// (calls/retry-after, calls/limited-button, password-reset/limited)
test.each(rows)('%s', (...row) => {
  const [, Screen, state, button, opens] = row
  const seen: string[] = []
  const before = { ...appState(), ...AROUND, ...state(limited()) }
  const store = configureStore({
    reducer: (now: object = before, { type }: Action): object => {
      if (!type.startsWith('@@')) seen.push(type)
      return now
    },
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <Screen />
      </ThemeProvider>
    </Provider>,
  )
  if (opens) fireEvent.click(screen.getByRole('button', { name: opens }))
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too many tries\. You can try again in 0:56\.$/)
  const held = screen.getByRole<HTMLButtonElement>('button', { name: `${button} · 0:56` })
  expect(held).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: 'Contact support' })).not.toBeInTheDocument()
  seen.length = 0
  fireEvent.click(held)
  // // Pressing Enter submits in the same way.
  if (held.type === 'submit' && held.form) fireEvent.submit(held.form)
  expect(seen).toEqual([])
})

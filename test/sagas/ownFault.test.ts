import { expectSaga } from 'redux-saga-test-plan'
import { SESSION_POLL_MS } from 'src/constants/timings'
import { connectedActions } from 'src/features/account/connectedSlice'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { bypassActions } from 'src/features/mobileSetup/mobileBypassSlice'
import { downloadLinkActions } from 'src/features/mobileSetup/downloadLinkSlice'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { changeActions } from 'src/features/password/change/changePasswordSlice'
import { forgotActions } from 'src/features/password/forgot/forgotPasswordSlice'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { supportActions } from 'src/features/support/supportSlice'
import type { Saga } from 'src/sagas/effects'
import { resend } from 'src/sagas/mfa/approvalSaga'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { untilStatus } from 'src/sagas/mfa/sessionPolling'
import { sendLink, untilBypassed } from 'src/sagas/mobileSetup/mobileSetupSaga'
import { loadInstaller } from 'src/sagas/onboarding/installerSaga'
import { saveChangedPassword as saveChange } from 'src/sagas/password/changePasswordSaga'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { lookUpAccount as lookUpForgotten } from 'src/sagas/password/forgotPasswordSaga'
import { checkCode, saveResetPassword as saveReset, sendCode } from 'src/sagas/password/resetPasswordSaga'
import { replaceTemporaryPassword as saveTemporary } from 'src/sagas/password/temporaryPasswordSaga'
import { announceInTurn } from 'src/sagas/oneSignIn/rules/credential'
import { lookUpUsername, submitPassword } from 'src/sagas/signIn/signInSteps'
import { loadDesk, submitTicket } from 'src/sagas/support/supportSaga'
import { findIdentityProvider, signIn } from 'src/services/api/authService'
import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import { proveFactor, resendVerification } from 'src/services/api/factorService'
import { bypassMobileInstall, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { fetchInstaller } from 'src/services/api/onboarding/onboardingUserService'
import { checkResetCode, resetPassword, sendResetCode } from 'src/services/api/password/passwordResetService'
import { checkProhibitedPassword, setTemporaryPassword } from 'src/services/api/password/passwordService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { sendTicket } from 'src/services/api/supportService'
import { deadlineIn, laterBy } from 'src/services/clock'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { ANNOUNCED_AT_ONCE } from 'test/support/announced'
import { recordState } from 'test/support/appState'

const ours = { code: 'ownFault' } as const
const newPassword = { newPassword: 'Harbor-2027!' }
const username = 'ada'
const ticket = { displayName: 'Ada', email: 'a@b.test', phone: '+1202', description: 'Help' }
const submission = { kind: 'text', mfaType: 'sms', code: '012345' } as const
/** Far enough away for every pause of the test. */
const NOW = deadlineIn(3_600_000)
const router = { location: { pathname: '/signin/', state: undefined } }

interface Row {
  journey: string
  saga: () => Saga<unknown>
  /** Throws as a bug in the app would. */
  broken: ((...args: never[]) => unknown)[]
  state?: object
  /** The user’s action in the meantime. */
  action?: { type: string }
  /** The state in which the journey reports it and allows another try. */
  told: { type: string }
}

const rows: Row[] = [
  {
    journey: 'the lookup of a username',
    saga: lookUpUsername,
    broken: [findIdentityProvider],
    state: { login: { step: 'lookingUp', username }, company: { settings: {} } },
    told: loginActions.failed(ours),
  },
  {
    journey: 'the password',
    saga: () => submitPassword(loginActions.passwordSubmitted({ username, password: 's3cret' })),
    broken: [signIn],
    state: { login: { step: 'signingIn', username } },
    told: loginActions.failed(ours),
  },
  {
    journey: 'a code',
    saga: untilCodeAccepted,
    broken: [proveFactor],
    action: codeActions.submitted(submission),
    told: codeActions.refused(ours),
  },
  { journey: 'resending', saga: resend, broken: [resendVerification], told: resendActions.failed(ours) },
  {
    journey: 'the session status',
    saga: untilStatus,
    broken: [fetchSessionStatus],
    state: { connection: 'online' },
    told: pollActions.troubled({
      problem: ours,
      retry: { at: laterBy(NOW, SESSION_POLL_MS), mandatory: false },
    }),
  },
  {
    journey: 'the download link',
    saga: () => sendLink(downloadLinkActions.submitted('+12025550123')),
    broken: [sendDownloadLink],
    state: { downloadLink: { step: 'sending' } },
    told: downloadLinkActions.failed(ours),
  },
  {
    journey: 'skipping the mobile app',
    saga: untilBypassed,
    broken: [bypassMobileInstall],
    action: bypassActions.bypassPressed(),
    told: bypassActions.failed(ours),
  },
  {
    journey: 'the installer',
    saga: loadInstaller,
    broken: [fetchInstaller],
    told: installerActions.failed(ours),
  },
  {
    journey: 'a forgotten password',
    saga: () => lookUpForgotten(forgotActions.submitted(username)),
    broken: [findIdentityProvider],
    state: { forgotPassword: { step: 'lookingUp' } },
    told: forgotActions.failed(ours),
  },
  {
    journey: 'the code to a phone',
    saga: sendCode,
    broken: [sendResetCode],
    state: { resetPassword: { step: 'sending', username, phone: '+1202' } },
    told: resetActions.codeNotSent(ours),
  },
  {
    journey: 'the check of that code',
    saga: () => checkCode(resetActions.codeSubmitted({ code: '012345' })),
    broken: [checkResetCode],
    state: { resetPassword: { step: 'checking' } },
    told: resetActions.codeRefused(ours),
  },
  {
    journey: 'a reset password',
    saga: () => saveReset(resetActions.passwordSubmitted(newPassword)),
    broken: [resetPassword],
    state: { resetPassword: { step: 'saving' } },
    told: resetActions.passwordRefused(ours),
  },
  {
    journey: 'a temporary password',
    saga: () => saveTemporary(temporaryActions.submitted(newPassword)),
    broken: [setTemporaryPassword],
    state: { temporaryPassword: { step: 'saving' } },
    told: temporaryActions.refused(ours),
  },
  {
    journey: 'a changed password',
    saga: () => saveChange(changeActions.submitted({ currentPassword: 's3cret', ...newPassword })),
    broken: [checkProhibitedPassword],
    state: { changePassword: { step: 'saving' } },
    told: changeActions.refused(ours),
  },
  {
    journey: 'the connected devices',
    saga: loadConnected,
    broken: [fetchDevices, fetchConnectedApps],
    told: connectedActions.failed({ region: 'devices', problem: ours }),
  },
  {
    journey: 'the help info',
    saga: loadDesk,
    broken: [knownHelpInfo],
    told: supportActions.infoFailed(ours),
  },
  {
    journey: 'a ticket',
    saga: () => submitTicket(supportActions.submitted(ticket)),
    broken: [sendTicket],
    state: { support: { step: 'submitting' } },
    told: supportActions.failed(ours),
  },
]

test.each(rows)(
  '$journey: a fault of the app is logged and reported as the app’s own',
  async ({ saga, broken, state = {}, action, told }) => {
    visit('https://foyer.example/signin/')
    const noted = jest.spyOn(console, 'error').mockImplementation()
    const fault = new TypeError('undefined is not a function')
    const walk = expectSaga(saga)
      .withState({ router, company: {}, record: recordState(), ...state })
      .provide({
        call: ({ fn, args }, next) => {
          if (fn === announceInTurn) return ANNOUNCED_AT_ONCE[1](...(args as unknown[]))
          if (fn === deadlineIn) return NOW
          if (broken.includes(fn as () => unknown)) throw fault
          return next() as unknown
        },
      })
      .put(told)
    if (action) walk.dispatch(action)
    await walk.silentRun(20)
    expect(noted).toHaveBeenLastCalledWith('foyer: /signin/ crashed (TypeError)', fault, '')
    noted.mockRestore()
  },
)

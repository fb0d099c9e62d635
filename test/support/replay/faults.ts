import type { Mutant } from './planted'

export interface Fault extends Mutant {
  /** The user's report. */
  report: string
  /** The recorded walk of that person's way. */
  recording: string
  /** The target of a replay: the saga, the number of its effect, and the recorded effect. */
  leadsTo: [place: string, recorded: string]
  /** Nothing replaces it: the effect is lost. */
  missing?: true
}

/** Faults of sagas as users report them. */
export const FAULTS: readonly Fault[] = [
  {
    report: 'The page of the code sends me back, and does not say that I have to sign in again.',
    file: 'mfa/textCodeSaga',
    from: '!signedIn && (yield* call(isReload))',
    to: 'signedIn && (yield* call(isReload))',
    recording: 'phone-auth-no-text-message-is-awaited',
    leadsTo: ['leaveWithoutCode, effect 2', 'call isReload'],
  },
  {
    report: 'A host that is down holds me up for half an hour.',
    file: 'signIn/notifyHosts',
    from: 'yield* call(deadlineIn, AUTO_LOGIN_WAIT_MS)',
    to: 'yield* call(deadlineIn, AUTO_LOGIN_WAIT_MS * 10)',
    recording: 'local-hosts-the-person-skips-the-local-hosts',
    leadsTo: ['notifyHosts, effect 2', 'call deadlineIn 180000'],
  },
  {
    report: 'The sign-in page asks for the username that I have given under "Forgot password?".',
    file: 'password/forgotPasswordSaga',
    from: 'yield* put(loginActions.usernameEdited(username))',
    to: '',
    recording: 'forgotten-a-password-of-another-provider',
    leadsTo: ['lookUpAccount, effect 3', 'put login/usernameEdited "grace"'],
    missing: true,
  },
  {
    report: 'The form for support never comes.',
    file: 'support/supportSaga',
    from: 'yield* put(supportActions.infoLoaded(info))',
    to: '',
    recording: 'support-request-support-by-the-form',
    leadsTo: ['loadDesk, effect 2', 'put support/infoLoaded {"email":"support@harbor.test"}'],
    missing: true,
  },
  {
    report: 'I have set a new password, and the form stays.',
    file: 'password/resetPasswordSaga',
    from: 'yield* put(resetActions.passwordChanged(guest))',
    to: '',
    recording: 'reset-a-password-that-is-reset',
    leadsTo: ['saveResetPassword, effect 5', 'put resetPassword/passwordChanged'],
    missing: true,
  },
]

import { readFileSync } from 'node:fs'

/** A change of a saga: an effect that is lost, or a condition that is turned round. */
export interface Mutant {
  file: string
  /** The effect or the condition. */
  text: string
  /** The recorded walk that comes to it. */
  recording: string
}

export interface Stopped extends Mutant {
  /** The effect at which the replay must stop: the saga, its number there, and its text. */
  stops: string
}

function stopped(line: string): Stopped {
  const [file = '', , text = '', recording = '', stops = ''] = line.split(' · ')
  return { file, text, recording, stops }
}

/** Changes of sagas that their own tests notice too. */
export const MUTANTS: readonly Stopped[] = readFileSync('test/replay/mutants.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map(stopped)

export interface Fault extends Mutant {
  /** The user's report. */
  report: string
  /** The saga and the recorded effect that the room must show. */
  leadsTo: [saga: string, recorded: string]
  /** Nothing replaces it: the effect is lost. */
  missing?: true
}

/** Faults of sagas as users report them. */
export const FAULTS: readonly Fault[] = [
  {
    report: 'The page of the code sends me back, and does not say that I have to sign in again.',
    file: 'mfa/textCodeSaga',
    text: 'yield* call(isReload)',
    recording: 'phone-auth-no-text-message-is-expected',
    leadsTo: ['leaveWithoutCode', 'call isReload'],
  },
  {
    report: 'A host refuses me: its request has no time.',
    file: 'signIn/notifyHosts',
    text: 'yield* call(wallClock)',
    recording: 'local-hosts-the-user-skips-the-local-hosts',
    leadsTo: ['notifyHosts', 'call wallClock'],
    missing: true,
  },
  {
    report: 'The sign-in page asks for the username that I have given under "Forgot password?".',
    file: 'password/forgotPasswordSaga',
    text: 'yield* put(loginActions.usernameEdited(username))',
    recording: 'forgotten-a-password-of-another-provider',
    leadsTo: ['lookUpAccount', 'put login/usernameEdited "grace"'],
    missing: true,
  },
  {
    report: 'The form for support never comes.',
    file: 'support/supportSaga',
    text: 'yield* put(supportActions.infoLoaded(info))',
    recording: 'support-request-support-through-the-form',
    leadsTo: ['loadDesk', 'put support/infoLoaded {"email":"support@harbor.test"}'],
    missing: true,
  },
  {
    report: 'I have set a new password, and the form stays.',
    file: 'password/resetPasswordSaga',
    text: 'yield* put(resetActions.passwordChanged(guest))',
    recording: 'reset-a-completed-password-reset',
    leadsTo: ['saveResetPassword', 'put resetPassword/passwordChanged'],
    missing: true,
  },
]

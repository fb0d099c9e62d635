/** The possible defects of a backend, each with its effect; the sandbox has a switch at the place of each rule. */
export const DEFECTS = {
  'half-open': 'takes a half-open session for a complete one',
  'bypass-any': 'lets a person leave any second factor out',
  'any-code': 'accepts any code as a second factor',
  'used-code': 'accepts a code that was sent and used before',
  'any-mailbox': 'accepts a code that was sent to somebody else',
  'old-code': 'accepts the code from before another one was sent',
  'any-factor': 'lets a person choose a second factor that the step does not offer',
  'no-resend': 'offers another code and has no call for it',
  'fixed-session': 'gives a session the id that came with the sign-in',
  'same-session': 'keeps the id of a session after the last factor',
  'kept-session': 'keeps the session after signing out',
  'any-reset-code': 'accepts any code of a reset',
  'reset-without-code': 'sets a new password before the code of the reset was checked',
  'reset-twice': 'lets a reset that is done be used again',
  'reset-keeps-sessions': 'keeps the sessions of a person whose password was reset',
  'any-current': 'changes a password without the current one',
  'old-password': 'accepts a password that was replaced',
  'any-password': 'sets a new password that breaks the rules of the settings',
  'password-unsaid': 'refuses a new password without saying that it is the password',
  'temporary-twice': 'lets a temporary password be replaced again and again',
  'other-site': 'answers calls of other sites',
  'any-type': 'takes a body of any type',
  'no-header': 'asks for no X-Touch-Supported',
  'other-account': 'acts for anybody, whatever userName says',
  'no-limit': 'limits neither passwords nor codes',
  'passkey-any-signature': 'does not check the signature of a passkey',
  'passkey-any-origin': 'does not check for which origin a passkey was used',
  'passkey-same-challenge': 'lets the challenge of a passkey be used again',
  'passkey-any-purpose': 'takes the challenge of a new passkey for that of a sign-in',
  'passkey-unverified': 'signs in by a passkey whose person was not verified',
  'any-enrolment': 'sets an authenticator app up by any number',
  'enrolment-other': 'shows the key of another authenticator app than it keeps',
  'old-codes': 'accepts recovery codes that new ones have replaced',
  'app-stays': 'asks for an authenticator app that was removed',
  'stays-elsewhere': 'keeps the other sessions of a person who signs out everywhere else',
  'desk-any-browser': 'tells a browser the code that another one shows the help desk',
  'desk-kept': 'keeps the code for the help desk past a sign-in and a sign-out',
  'desk-names': 'names the person with the code for the help desk',
  'phone-any-browser': 'tells a browser that has not begun it how a sign-in by phone stands',
  'phone-any-pace': 'lets a browser ask as fast as it likes how a sign-in by phone stands',
  'phone-any-number': 'takes any number for that of the computer',
  'phone-twice': 'signs in twice by one approval of a phone',
  'passkey-stays': 'keeps a passkey that was removed',
} as const

export type Defect = keyof typeof DEFECTS

/** The part of a request by which a defect can be limited to one call. */
export interface AtCall {
  method: string
  routeOptions: { url?: string | undefined }
}

const isDefect = (name: string): name is Defect => name in DEFECTS

/** The defects that are switched on, everywhere (`half-open`) or at one call (`half-open GET /api/auth/v2/autologin`). */
export class Defects {
  private on = new Set<string>()

  has(defect: Defect, at?: AtCall): boolean {
    if (this.on.size === 0) return false
    return (
      this.on.has(defect) ||
      (at !== undefined && this.on.has(`${defect} ${at.method} ${at.routeOptions.url ?? ''}`))
    )
  }

  list(): string[] {
    return [...this.on]
  }

  /** Switches these defects on and all others off; returns the first unknown name instead. */
  put(names: string[]): string | undefined {
    const unknown = names.find(name => !isDefect(name.split(' ')[0] ?? ''))
    if (unknown === undefined) this.on = new Set(names)
    return unknown
  }
}

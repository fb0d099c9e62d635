import { BREAKAGES } from './breakages'
import { FACTORS, type Row, SIGN_IN } from './row'

const REFUSING = ['wrong-password', 'sign-out', 'session-needed', 'unknown-names']
/** They end where the session is asked for, so that the web app and the other calls have none. */
const UNKEPT = ['sign-in', 'sign-out', 'cookie', 'whose-session']

/** What a backend says wrongly, changed on its way. */
const FRONTS: Record<keyof typeof BREAKAGES, [run: string[], stops: string[]]> = {
  'takes a wrong password': [SIGN_IN, ['unknown-names: known-password', 'wrong-password: password']],
  'fails at a wrong password': [SIGN_IN, ['unknown-names: known-password', 'wrong-password: password']],
  'names no second factor': [
    [...FACTORS, 'mobile-setup'],
    [
      'half-open: due',
      'whose-factor: whose',
      'text-message: due',
      'guest-text-message: due',
      'email-code: due',
      'one-time-code: due',
      'authenticator: due',
      'enrol-authenticator: due',
      'wrong-code: due',
      'code-again: due',
      'approval: due',
      'mobile-setup: due',
    ],
  ],
  'lets scripts read its cookies': [
    [...SIGN_IN, 'forgotten-password', 'help-desk-code'],
    ['cookie: http-only', 'forgotten-password: http-only', 'help-desk-code: readable'],
  ],
  'lets other sites send its cookies': [
    [...SIGN_IN, 'forgotten-password'],
    ['cookie: same-site', 'forgotten-password: same-site'],
  ],
  'says nothing of sites': [
    [...SIGN_IN, 'forgotten-password'],
    ['cookie: same-site', 'forgotten-password: same-site'],
  ],
  'keeps its cookies from the web app': [[...SIGN_IN, 'forgotten-password'], ['cookie: path']],
  'gives its cookies no path': [UNKEPT, ['cookie: kept', 'sign-in: onboarding']],
  'gives its cookies to another host': [
    UNKEPT,
    ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose'],
  ],
  'gives a __Host- cookie a domain': [
    UNKEPT,
    ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose'],
  ],
  'gives a __Host- cookie a path': [UNKEPT, ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose']],
  'gives a __Secure- cookie no Secure': [
    UNKEPT,
    ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose'],
  ],
  'lets caches keep its answers': [SIGN_IN, ['caches: nobody']],
  'lets caches keep what it says to people': [SIGN_IN, ['caches: password']],
  'lets any origin read': [[...SIGN_IN, 'other-sites'], ['other-sites: read']],
  'answers a page': [['support', 'sign-in'], ['support: info']],
  'refuses by a page': [
    REFUSING,
    [
      'session-needed: status',
      'unknown-names: known-password',
      'sign-out: status',
      'wrong-password: password',
    ],
  ],
  'refuses by a redirect': [
    REFUSING,
    ['session-needed: status', 'sign-out: status', 'wrong-password: status'],
  ],
  'tells who has an account': [SIGN_IN, ['unknown-names: options']],
  'tells it at the sign-in': [SIGN_IN, ['unknown-names: password']],
  'writes its settings otherwise': [
    SIGN_IN,
    ['another-session: nobody', 'caches: settings', 'company: settings', 'sign-in: settings'],
  ],
  'has a status of its own for the onboarding': [
    SIGN_IN,
    ['another-session: own', 'caches: onboarding', 'cookie: kept', 'sign-in: onboarding'],
  ],
  'names a host with a path': [['auto-login', 'sign-in'], ['auto-login: hosts']],
  'knows no code for an unknown passkey': [['passkey'], ['passkey: stray']],
  'takes a name in capitals for another': [SIGN_IN, ['whose-session: own']],
  'lets a code for the help desk count for a day': [['help-desk-code'], ['help-desk-code: code']],
  'takes any verifier': [['native-client'], ['native-client: verifier']],
  'redeems a code twice': [['native-client'], ['native-client: twice']],
  'gives an app of any name a code': [['native-client'], ['native-client: unknown']],
}

export const FRONTED: Row[] = Object.entries(BREAKAGES).map(([name, front]) => {
  const [run, stops] = FRONTS[name as keyof typeof BREAKAGES]
  return { name, front, run, stops }
})

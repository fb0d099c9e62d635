import { BREAKAGES } from './breakages'
import { type Row, runOf } from './row'

const AT_A_WRONG_PASSWORD = ['unknown-names: known-password', 'wrong-password: password']
const OF_ANOTHER_SITE = ['cookie: same-site', 'forgotten-password: same-site']
/** They end where the session is requested, so that the web app and the other calls have none. */
const UNKEPT = ['cookie: kept', 'sign-in: onboarding', 'whose-session: whose']

/** The deviations of a backend that are added on the way, and the steps that find them. */
const FRONTS: Record<keyof typeof BREAKAGES, string[]> = {
  'takes a wrong password': AT_A_WRONG_PASSWORD,
  'fails at a wrong password': AT_A_WRONG_PASSWORD,
  'names no second factor': [
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
    'another-factor: due',
    'approval: due',
    'mobile-setup: due',
  ],
  'sends codes without the time for which they are valid': [
    'text-message: due',
    'guest-text-message: due',
    'email-code: due',
    'wrong-code: due',
    'code-again: due',
  ],
  'takes a sign-in for a call of the session': ['another-name: name', 'another-person: other'],
  'lists no features': ['temporary-password: features'],
  'takes an ended sign-in for a wrong code': ['sign-in-over: code'],
  'names the alias in the session status': ['alias: same'],
  'lets scripts read its cookies': [
    'cookie: http-only',
    'forgotten-password: http-only',
    'help-desk-code: readable',
  ],
  'lets other sites send its cookies': OF_ANOTHER_SITE,
  'says nothing of sites': OF_ANOTHER_SITE,
  'keeps its cookies from the web app': ['cookie: path'],
  'gives its cookies no path': ['cookie: kept', 'sign-in: onboarding'],
  'gives its cookies to another host': UNKEPT,
  'gives a __Host- cookie a domain': UNKEPT,
  'gives a __Host- cookie a path': UNKEPT,
  'gives a __Secure- cookie no Secure': UNKEPT,
  'lets caches keep its answers': ['caches: nobody'],
  'lets caches keep what it says to people': ['caches: password'],
  'lets any origin read': ['other-sites: read'],
  'answers a page': ['support: info'],
  'refuses by a page': [
    'session-needed: status',
    'unknown-names: known-password',
    'sign-out: status',
    'wrong-password: password',
  ],
  'opens the browser’s own dialog': [
    'session-needed: status',
    'unknown-names: known-password',
    'sign-out: status',
    'wrong-password: password',
  ],
  'refuses by a redirect': ['session-needed: status', 'sign-out: status', 'wrong-password: status'],
  'tells who has an account': ['unknown-names: options'],
  'tells it at the sign-in': ['unknown-names: password'],
  'publishes a notice without a text': ['notice: settings', 'sign-in: settings'],
  'publishes a notice whose link is not https': ['notice: settings', 'sign-in: settings'],
  'writes its settings otherwise': [
    'another-session: nobody',
    'caches: settings',
    'company: settings',
    'sign-in: settings',
  ],
  'has a status of its own for the onboarding': [
    'another-session: own',
    'caches: onboarding',
    'cookie: kept',
    'sign-in: onboarding',
  ],
  'names a host with a path': ['auto-login: hosts'],
  'knows no code for an unknown passkey': ['passkey: stray'],
  'takes a name in capitals for another': ['whose-session: own'],
  'lets a code for the help desk count for a day': ['help-desk-code: code'],
  'takes any verifier': ['native-client: verifier'],
  'redeems a code twice': ['native-client: twice'],
  'gives an app of any name a code': ['native-client: unknown'],
}

export const FRONTED: Row[] = Object.entries(BREAKAGES).map(([name, front]) => {
  const stops = FRONTS[name as keyof typeof BREAKAGES]
  return { name, front, run: runOf(stops), stops }
})

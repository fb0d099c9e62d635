import { after, inTurn, type Way, type Ways } from 'tools/screens/shot'
import { busy, button, fault, hold, open, press, problem, reload, seen, type } from 'tools/screens/steps'

const OPTIONS = '/api/auth/v2/login/options'
const METHODS = ['GET', '/api/auth/v2/reset-password/verification-methods'] as const

/** Types a username and continues. */
export const goOnAs = (username: string) => inTurn(type('Username', username), press('Continue'))

const forgot = (username: string) => inTurn(open('/forget-password'), goOnAs(username))

/** Goes to the phone step, to which a code is sent. */
export const toPhone = inTurn(forgot('abroad'), button('Send code'))

/** Returns the way to the rejection of a username. */
const refused = (username: string, text: string): Way =>
  after('forget-password', goOnAs(username), problem(text))

/** The forgotten password, up to the phone step. */
export const forgotShots: Ways = {
  'forget-password': [open('/forget-password'), seen('Continue')],
  'forget-password-missing': refused('', 'Please enter your username.'),
  'forget-password-unknown': refused('nobody', 'No user matches this username.'),
  'forget-password-no-phone': refused('no-phone', 'No mobile number on file'),
  'forget-password-not-automatic': refused('extra-security', 'can’t be reset automatically.'),
  'forget-password-provider': after(
    'forget-password',
    goOnAs('sso'),
    seen(/Your company has Single Sign On enabled\./),
  ),
  'forget-password-limited': [
    fault(...METHODS, { kind: 'status', status: 429, retryAfter: 5400 }),
    forgot('abroad'),
    problem(),
  ],
  'forget-password-looking-up': after('forget-password', hold(OPTIONS), goOnAs('abroad'), busy),
  'forget-password-again': after(
    'forget-password-looking-up',
    button('Send code'),
    reload,
    seen('Your password was not reset. Please start again.'),
  ),
}

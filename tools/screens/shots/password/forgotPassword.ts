import { after, inTurn, type Shot, shot } from 'tools/screens/shot'
import { busy, button, fault, hold, open, press, problem, reload, seen, type } from 'tools/screens/steps'

const OPTIONS = '/api/auth/v2/login/options'
const METHODS = ['GET', '/api/auth/v2/reset-password/verification-methods'] as const

/** Types a username and continues. */
export const goOnAs = (username: string) => inTurn(type('Username', username), press('Continue'))

const forgot = (username: string) => inTurn(open('/forget-password'), goOnAs(username))

/** Goes to the phone step, to which a code is sent. */
export const toPhone = inTurn(forgot('abroad'), button('Send code'))

/** Returns the shot of a username that is rejected. */
const refused = (state: string, username: string, text: string): Shot =>
  after('forget-password', `forget-password-${state}`, goOnAs(username), problem(text))

/** The forgotten password, up to the phone step. */
export const forgotShots = [
  shot('forget-password', open('/forget-password'), seen('Continue')),
  refused('missing', '', 'Please enter your username.'),
  refused('unknown', 'nobody', 'No user matches this username.'),
  refused('no-phone', 'no-phone', 'No mobile number on file'),
  refused('not-automatic', 'extra-security', 'can’t be reset automatically.'),
  after(
    'forget-password',
    'forget-password-provider',
    goOnAs('sso'),
    seen(/Your company has Single Sign On enabled\./),
  ),
  shot(
    'forget-password-limited',
    fault(...METHODS, { kind: 'status', status: 429, retryAfter: 5400 }),
    forgot('abroad'),
    problem(),
  ),
  after('forget-password', 'forget-password-looking-up', hold(OPTIONS), goOnAs('abroad'), busy),
  after(
    'forget-password-looking-up',
    'forget-password-again',
    button('Send code'),
    reload,
    seen('Your password was not reset. Please start again.'),
  ),
]

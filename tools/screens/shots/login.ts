import { type Act, after, type Ways } from '../shot'
import {
  activate,
  button,
  cookie,
  enter,
  enterPassword,
  enterUsername,
  fault,
  field,
  hold,
  keep,
  offline,
  open,
  press,
  problem,
  remember,
  seen,
  signIn,
  waitFor,
} from '../steps'

const OPTIONS = '/api/auth/v2/login/options'
const LOGIN = ['POST', '/api/auth/v2/login'] as const

/** Leaves the exit's request without a response, so that the page stays. */
const holdWayOut: Act = ({ page }) => page.route('**/online/', route => route.fulfill({ status: 204 }))

/** Ends the session at the server; the page remembers how it signs in. */
const loseSession: Act = ({ page }) => page.context().clearCookies({ name: /^(?!authenticationMode)/ })

/** The sign-in screen: its steps, its busy states, and all its problems. */
export const loginShots: Ways = {
  login: [open(), seen('Next')],
  'login-prefilled': [
    cookie('rememberMeInfo', 'simple'),
    open(),
    waitFor(page => page.locator('input[name="username"][value="simple"]')),
  ],
  'login-people': [
    cookie('rememberMeInfo', 'simple'),
    keep('localStorage', { accounts: ['simple', 'ada.lovelace@harbor.example', 'never-expires'] }),
    open(),
    ({ page }) => page.keyboard.press('Shift'),
    seen('Accounts on this device'),
  ],
  'login-accounts': after('login-people', press('Accounts on this device'), seen('Another account')),
  'login-username-missing': after('login', enterUsername(''), problem('Please enter')),
  'login-provider': after('login', enterUsername('sso'), button('Continue')),
  'login-own-provider': after(
    'login',
    enterUsername('federated-own'),
    seen('Click “Continue” to complete onboarding.'),
  ),
  'login-looking-up': after('login', hold(OPTIONS), enterUsername('simple'), seen('Please wait')),
  'login-password': after('login-looking-up', button('Sign in')),
  'login-password-missing': after('login-password', enterPassword(''), seen('Please enter your password.')),
  'login-wrong-password': after(
    'login-password',
    enterPassword('Not-the-password-1'),
    seen('Username/Password combination was wrong. Please try again.'),
  ),
  'login-disabled': after(
    'login-password',
    enterUsername('disabled'),
    button('Sign in'),
    enterPassword(),
    problem('This account is disabled.'),
    button('Contact support'),
  ),
  'login-server-error': after(
    'login-password',
    fault(...LOGIN, { kind: 'status', status: 500 }),
    enterPassword(),
    seen('Server error. Please try later.'),
  ),
  'login-offline': after(
    'login-password',
    offline,
    enterPassword('Something-1'),
    seen('Internet connection is not available.'),
  ),
  'login-limited': after(
    'login-password',
    fault(...LOGIN, { kind: 'status', status: 429, retryAfter: 2700 }),
    enterPassword(),
    problem(),
  ),
  'login-signing-in': after(
    'login-password',
    holdWayOut,
    hold(LOGIN[1]),
    // The limit applies to the previous name.
    enterUsername('never-expires'),
    button('Sign in'),
    enterPassword(),
    seen('Please wait'),
  ),
  'login-leaving-slow': after('login-signing-in', seen('This is taking longer than usual.')),
  'login-phone-not-registered': [signIn('phone-not-registered'), seen('Mobile phone not registered.')],
  'login-lifespan-over': [
    remember('sessionLifespanLimit', 480),
    open(),
    seen('You were signed out to stay compliant with your security policy.'),
  ],
  'login-inactive': [
    remember('sessionTimeoutLimit', 15),
    open(),
    seen('You have been signed out after 15 mins of inactivity'),
  ],
  'login-denied': [enter('approve'), button('Resend'), loseSession, problem('Login request denied')],
  'login-again': [
    signIn('sms'),
    field('Security code'),
    loseSession,
    activate(),
    problem('Please sign in again.'),
  ],
  'login-leaving': [
    cookie('authenticationMode', 'simple'),
    holdWayOut,
    // The page leaves before it has loaded.
    ({ page, sandbox }) => page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' }),
    seen('Opening Harbor…'),
  ],
}

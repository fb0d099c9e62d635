import { type Act, after, shot } from '../shot'
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
export const loginShots = [
  shot('login', open(), seen('Next')),
  shot(
    'login-prefilled',
    cookie('rememberMeInfo', 'simple'),
    open(),
    waitFor(page => page.locator('input[name="username"][value="simple"]')),
  ),
  shot(
    'login-people',
    cookie('rememberMeInfo', 'simple'),
    keep('localStorage', { accounts: ['simple', 'ada.lovelace@harbor.example', 'never-expires'] }),
    open(),
    ({ page }) => page.keyboard.press('Shift'),
    seen('Accounts on this device'),
  ),
  after('login-people', 'login-accounts', press('Accounts on this device'), seen('Another account')),
  after('login', 'login-username-missing', enterUsername(''), problem('Please enter')),
  after('login', 'login-provider', enterUsername('sso'), button('Continue')),
  after(
    'login',
    'login-own-provider',
    enterUsername('federated-own'),
    seen('Click “Continue” to complete onboarding.'),
  ),
  after('login', 'login-looking-up', hold(OPTIONS), enterUsername('simple'), seen('Please wait')),
  after('login-looking-up', 'login-password', button('Sign in')),
  after('login-password', 'login-password-missing', enterPassword(''), seen('Please enter your password.')),
  after(
    'login-password',
    'login-wrong-password',
    enterPassword('Not-the-password-1'),
    seen('Username/Password combination was wrong. Please try again.'),
  ),
  after(
    'login-password',
    'login-disabled',
    enterUsername('disabled'),
    button('Sign in'),
    enterPassword(),
    problem('This account is disabled.'),
    button('Contact support'),
  ),
  after(
    'login-password',
    'login-server-error',
    fault(...LOGIN, { kind: 'status', status: 500 }),
    enterPassword(),
    seen('Server error. Please try later.'),
  ),
  after(
    'login-password',
    'login-offline',
    offline,
    enterPassword('Something-1'),
    seen('Internet connection is not available.'),
  ),
  after(
    'login-password',
    'login-limited',
    fault(...LOGIN, { kind: 'status', status: 429, retryAfter: 2700 }),
    enterPassword(),
    problem(),
  ),
  after(
    'login-password',
    'login-signing-in',
    holdWayOut,
    hold(LOGIN[1]),
    // The limit applies to the previous name.
    enterUsername('never-expires'),
    button('Sign in'),
    enterPassword(),
    seen('Please wait'),
  ),
  after('login-signing-in', 'login-leaving-slow', seen('This is taking longer than usual.')),
  shot('login-phone-not-registered', signIn('phone-not-registered'), seen('Mobile phone not registered.')),
  shot(
    'login-lifespan-over',
    remember('sessionLifespanLimit', 480),
    open(),
    seen('You were signed out to stay compliant with your security policy.'),
  ),
  shot(
    'login-inactive',
    remember('sessionTimeoutLimit', 15),
    open(),
    seen('You have been signed out after 15 mins of inactivity'),
  ),
  shot('login-denied', enter('approve'), button('Resend'), loseSession, problem('Login request denied')),
  shot(
    'login-again',
    signIn('sms'),
    field('Security code'),
    loseSession,
    activate(),
    problem('Please sign in again.'),
  ),
  shot(
    'login-leaving',
    cookie('authenticationMode', 'simple'),
    holdWayOut,
    // The page leaves before it has loaded.
    ({ page, sandbox }) => page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' }),
    seen('Opening Harbor…'),
  ),
]

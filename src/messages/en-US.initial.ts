import type { Message } from 'src/messages/message'

/** The words of the first load: the sign-in page, its frame and its errors. All others are in `en-US.ts`. */
export const enUSInitial = {
  'page.title': 'Login {product}',

  'login.heading': 'Sign in',
  'login.username': 'Username',
  'login.password': 'Password',
  'login.next': 'Next',
  'login.signIn': 'Sign in',
  'login.continue': 'Continue',
  'login.forgotPassword': 'Forgot password?',
  'login.providerHint':
    'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.',
  'login.ownProviderHint': 'Click “Continue” to complete onboarding.',
  'login.leaving': 'Opening {product}…',
  'login.otherAccount': 'Use another account',
  'login.robotCheck': 'Checking that you are not a robot…',

  'action.pleaseWait': 'Please wait',
  'action.slow': 'This is taking longer than usual. You need not send it again.',
  'action.getHelp': 'Get help',
  'action.tryAgain': 'Try again',

  'field.capsLock': 'Caps lock is on.',

  'problem.offline': 'Internet connection is not available.',
  'problem.onlineAgain': 'You are online again.',
  'problem.serverLater': 'Server error. Please try later.',
  'problem.serverTryLater': 'Server error, please try later.',
  'problem.ownFault': 'Something went wrong here. Please try again.',
  'problem.enterBoth': 'Please enter your username and password.',
  'problem.enterPassword': 'Please enter your password.',
  'problem.enterUsername': 'Please enter your username.',
  'problem.wrongCredentials': 'Username/Password combination was wrong. Please try again.',
  'problem.phoneNotRegistered': 'Mobile phone not registered.',
  'problem.accountDisabled': 'This account is disabled.',
  'problem.robotCheck': 'First we have to check that you are not a robot. Please try again.',
  'problem.loginDenied': 'Login request denied',
  'problem.sessionLifespan': 'You were signed out to stay compliant with your security policy.',
  'problem.codeTimedOut': 'Your security code has expired. Sign in again to get a new one.',
  'problem.signInAgain': 'Please sign in again.',
  'problem.otherAccount': 'Another account was used in another tab. Please sign in again.',
  'problem.signedOutElsewhere': 'You signed out in another tab.',
  'problem.maybeSignedIn':
    'You may still be signed in on this device. Try again, or close every window of this browser.',
  'problem.deviceCheckFailed': 'The device check was not passed.',
  'problem.sessionInactive': 'You have been signed out after {n} mins of inactivity',

  'retry.tries': 'Too many tries. You can try again in {time}.',
  'retry.triesLong': 'Too many tries. You can try again in an hour or more.',
  'retry.busy': 'The server is busy. You can try again in {time}.',
  'retry.busyLong': 'The server is busy. You can try again in an hour or more.',

  'screen.crashed.heading': 'We’re sorry. Something went wrong…',
  'screen.crashed.text': 'Please wait a moment and try reloading this page.',
  'screen.loading': 'Loading…',
} as const

/** The words of the first load in another language; those that wait for a translation are missing. */
export type InitialMessages = Partial<Record<keyof typeof enUSInitial, Message>>

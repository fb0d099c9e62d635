import { enUS } from 'src/messages/en-US'
import { format } from 'src/messages/format'

const table: [rule: string, message: string, values: Record<string, string | number>, text: string][] = [
  ['a place is filled in', 'Login {product}', { product: 'Harbor' }, 'Login Harbor'],
  ['a number as well', 'after {n} mins', { n: 15 }, 'after 15 mins'],
  ['every place of a name', '{a} and {a}', { a: 'x' }, 'x and x'],
  ['a place without a value stays', '{a} {b}', { a: 'x' }, 'x {b}'],
  ['an inherited name is no value', '{constructor}', {}, '{constructor}'],
  ['a value is text, not a place', '{a}{b}', { a: '{b}', b: '$&' }, '{b}$&'],
  ['an empty value is one', '[{a}]', { a: '' }, '[]'],
]
test.each(table)('%s', (_rule, message, values, text) => {
  expect(format(message, values)).toBe(text)
})

test.each<[key: keyof typeof enUS, words: string]>([
  ['login.heading', 'Sign in'],
  ['login.username', 'Username'],
  ['login.password', 'Password'],
  ['login.next', 'Next'],
  ['login.signIn', 'Sign in'],
  ['login.continue', 'Continue'],
  ['login.forgotPassword', 'Forgot password?'],
  [
    'login.providerHint',
    'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.',
  ],
  ['login.ownProviderHint', 'Click “Continue” to complete onboarding.'],
  ['action.pleaseWait', 'Please wait'],
  ['action.getHelp', 'Get help'],
  ['problem.offline', 'Internet connection is not available.'],
  ['problem.serverLater', 'Server error. Please try later.'],
  ['problem.serverTryLater', 'Server error, please try later.'],
  ['problem.enterBoth', 'Please enter your username and password.'],
  ['problem.enterPassword', 'Please enter your password.'],
  ['problem.enterUsername', 'Please enter your username.'],
  ['problem.wrongCredentials', 'Username/Password combination was wrong. Please try again.'],
  ['problem.phoneNotRegistered', 'Mobile phone not registered.'],
  ['problem.loginDenied', 'Login request denied'],
  ['problem.sessionLifespan', 'You were signed out to stay compliant with your security policy.'],
  ['problem.sessionInactive', 'You have been signed out after {n} mins of inactivity'],
])('%s says what the specification says', (key, words) => {
  expect(enUS[key]).toBe(words)
})

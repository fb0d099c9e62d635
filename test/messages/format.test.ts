import { enUS } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import type { Message, Values } from 'src/messages/message'

const table: [rule: string, message: string, values: Record<string, string | number>, text: string][] = [
  ['a placeholder is filled in', 'Login {product}', { product: 'Harbor' }, 'Login Harbor'],
  ['a placeholder can be a number', 'after {n} mins', { n: 15 }, 'after 15 mins'],
  ['every placeholder of a name is filled in', '{a} and {a}', { a: 'x' }, 'x and x'],
  ['a placeholder without a value stays', '{a} {b}', { a: 'x' }, 'x {b}'],
  ['an inherited property is not a value', '{constructor}', {}, '{constructor}'],
  ['a placeholder in a value is text', '{a}{b}', { a: '{b}', b: '$&' }, '{b}$&'],
  ['an empty value is filled in', '[{a}]', { a: '' }, '[]'],
]
test.each(table)('%s', (_rule, message, values, text) => {
  expect(format(message, values, 'en-US')).toBe(text)
})

const DAYS: Message = { one: '{n} dia', other: '{n} dias' }
const FILES: Message = {
  zero: 'none',
  one: 'one',
  two: 'two',
  few: '{n} few',
  many: '{n} many',
  other: '{n}',
}
const plurals: [rule: string, message: Message, values: Values, language: string, text: string][] = [
  ['one', DAYS, { n: 1 }, 'pt', '1 dia'],
  ['zero has the form one in Portuguese', DAYS, { n: 0 }, 'pt', '0 dia'],
  ['zero has the form other in German', DAYS, { n: 0 }, 'de', '0 dias'],
  ['a missing form falls back to other', DAYS, { n: 1_000_000 }, 'pt', '1.000.000 dias'],
  ['two has its own form in a language with one', FILES, { n: 2 }, 'ar', 'two'],
  ['few', FILES, { n: 5 }, 'ar', '\u20685\u2069 few'],
  ['many', FILES, { n: 11 }, 'ar', '\u206811\u2069 many'],
  ['thousands are grouped, in the digits of the codes beside them', DAYS, { n: 5000 }, 'de', '5.000 dias'],
  ['thousands are grouped in Arabic as well', FILES, { n: 5000 }, 'ar', '\u20685,000\u2069'],
  ['the value n selects the form', DAYS, { count: 6, n: 1 }, 'de', '1 dia'],
  ['without a number the form is other', DAYS, {}, 'de', '{n} dias'],
]
test.each(plurals)('%s', (_rule, message, values, language, text) => {
  expect(format(message, values, language)).toBe(text)
})

// (product/values-apart)
test.each<[language: string, text: string]>([
  ['he', 'אל \u2068+Harbor\u2069'],
  ['ar', 'אל \u2068+Harbor\u2069'],
  ['de', 'אל +Harbor'],
])('a value in %s is isolated if the language is written right to left', (language, text) => {
  expect(format('אל {product}', { product: '+Harbor' }, language)).toBe(text)
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
])('%s has the specified text', (key, words) => {
  expect(enUS[key]).toBe(words)
})

import type { SimpleLoginDestination, SimpleLoginFacts } from 'src/features/signIn/signInCheck'
import { CHECKED, features, mode, settings, signsIn, table } from 'scenarios/scenario'

const plain: SimpleLoginFacts = {
  passwordIsActivationCode: false,
  changePasswordHere: false,
  autoLoginEnabled: false,
}
const code: SimpleLoginFacts = { ...plain, passwordIsActivationCode: true }

const COLUMNS = ['fact', 'destination']

export const simpleLogins = table<SimpleLoginFacts, SimpleLoginDestination>('simple-login', COLUMNS, {
  'a temporary password must be changed': {
    row: [
      'the password is an activation code, and ChangePasswordInAuthAppEnabled is on',
      '`/reset-temp-password`; not after the person has changed the password in this sign-in, whatever the settings say',
    ],
    cases: [
      ['this app replaces an activation code', { ...code, changePasswordHere: true }, 'temporaryPassword'],
      [
        'an activation code takes precedence over auto-login',
        { passwordIsActivationCode: true, changePasswordHere: true, autoLoginEnabled: true },
        'temporaryPassword',
      ],
    ],
    walk: signsIn(
      {
        fetchFeatures: features('ChangePasswordInAuthAppEnabled'),
        signIn: { body: { userId: 'u-17', passwordIsActivationCode: true } },
      },
      { at: '/reset-temp-password', cookies: { authenticationMode: undefined } },
    ),
    play: { person: 'activation-code' },
  },
  'the company’s other hosts are notified': {
    row: ['auto-login is enabled', 'cookie `simple`, auto-login, then the end'],
    cases: [
      ['auto-login is enabled', { ...plain, autoLoginEnabled: true }, 'autoLogin'],
      ['an activation code changed elsewhere: auto-login', { ...code, autoLoginEnabled: true }, 'autoLogin'],
    ],
    walk: signsIn(
      { fetchSettings: settings({ autoLoginEnabled: true }) },
      { left: '/online/', cookies: { ...mode('simple'), autoLoginEnabled: 'enabled' } },
      [...CHECKED, 'fetchAutoLogin'],
    ),
    play: { person: 'auto-login' },
  },
  'nothing is left to do': {
    row: ['otherwise', 'cookie `simple`, then the end'],
    cases: [
      ['no activation code and no auto-login', plain, 'finish'],
      ['an activation code changed elsewhere: the end', code, 'finish'],
      ['a regular password is not replaced', { ...plain, changePasswordHere: true }, 'finish'],
    ],
    walk: signsIn(
      { fetchSettings: settings({ passwordIsActivationCode: true }) },
      { left: '/online/', cookies: mode('simple') },
    ),
    play: { person: 'activation-code-off' },
  },
})

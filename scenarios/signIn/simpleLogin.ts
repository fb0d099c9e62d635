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
  'a temporary password has to be changed': {
    row: [
      'the password is an activation code, and ChangePasswordInAuthAppEnabled is on',
      '`/reset-temp-password`; not after the person has changed the password in this sign-in, whatever the settings say',
    ],
    cases: [
      [
        'an activation code where it is changed here',
        { ...code, changePasswordHere: true },
        'temporaryPassword',
      ],
      [
        'it outranks auto-login',
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
  'the company’s other hosts are told': {
    row: ['auto-login is enabled', 'cookie `simple`, auto-login, then the end'],
    cases: [
      ['auto-login', { ...plain, autoLoginEnabled: true }, 'autoLogin'],
      [
        'auto-login with an activation code that is changed elsewhere',
        { ...code, autoLoginEnabled: true },
        'autoLogin',
      ],
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
      ['nothing to do', plain, 'finish'],
      ['an activation code that is changed elsewhere', code, 'finish'],
      ['a password of one’s own', { ...plain, changePasswordHere: true }, 'finish'],
    ],
    walk: signsIn(
      { fetchSettings: settings({ passwordIsActivationCode: true }) },
      { left: '/online/', cookies: mode('simple') },
    ),
    play: { person: 'activation-code-off' },
  },
})

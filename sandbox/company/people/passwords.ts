import { type MfaStep, personIn, type Person } from 'sandbox/company/types'

const person = personIn('Passwords and recovery')
const caller = personIn('Support')

const SMS: MfaStep = { type: 'sms', timeout: 300 }
const SET_UP: MfaStep = { type: 'signinVerification', timeout: 300, isMfaStepConfigured: false }
const NEW_PASSWORD = '/signin/reset-temp-password'
const features = { ChangePasswordInAuthAppEnabled: true }
const said = { passwordIsActivationCode: true }

/** People with a temporary or forgotten password, with many devices, and those who need support. */
export const recoveryPeople: Person[] = [
  person('activation-code', 'Zoe Hart', 'A temporary password has to be changed', {
    endsAt: NEW_PASSWORD,
    settings: said,
    features,
  }),
  person(
    'activation-code-off',
    'Zack Hart',
    'A temporary password, but the feature that asks for a change is off',
    { settings: said },
  ),
  person(
    'temporary-install',
    'Zuri Hart',
    'A temporary password, which the answer to it alone tells, and the native app to install first',
    { endsAt: '/device-check/', settings: { requireNativeAppInstall: true }, said, features },
  ),
  person(
    'temporary-device',
    'Zeno Hart',
    'A temporary password, which the answer to it alone tells, and a device to be set up first',
    { endsAt: '/signin/installer-error', onboarding: { status: 'DeviceSignIn', version: 2 }, said, features },
  ),
  person(
    'own-password-install',
    'Zelda Hart',
    'A password of her own, though the company settings call it temporary, and the native app to install',
    {
      endsAt: '/device-check/',
      settings: { requireNativeAppInstall: true, passwordIsActivationCode: true },
      said: { passwordIsActivationCode: false },
      features,
    },
  ),
  person('expired', 'Amir Nasser', 'The password has expired: the web app sends back to change it', {
    endsAt: '/signin/password-expired',
    settings: { passwordExpiresIn: 0 },
  }),
  person('forgetful', 'Bella Rossi', 'Resets the password by a code to the phone (forgot password)'),
  person('no-phone', 'Chen Wei', 'No mobile number on file (forgot password)', {
    phone: null,
    reset: 'noReference',
  }),
  person(
    'extra-security',
    'Dora Blum',
    'Can’t be reset automatically: extra security (forgot password, 401)',
    { reset: 'extraSecurity' },
  ),
  person('reset-nothing', 'Dario Blum', 'Can’t be reset automatically: an empty list (forgot password)', {
    reset: 'nothing',
  }),
  person('abroad', 'Jürgen Große', 'A German phone number (forgot password)', { phone: '+4915112345678' }),
  person('many-devices', 'Eddie Vance', '5,000 connected devices (change password)', {
    devices: 5000,
    apps: 40,
  }),
  person('no-devices', 'Edna Vance', 'No connected devices and no connected apps (change password)', {
    devices: 0,
    apps: 0,
  }),
  caller('phone-only', 'Fay Donnelly', 'Set up the mobile app; support by phone only', {
    mfa: [SET_UP],
    helpInfo: { phone: '+1 202 555 0199', phoneHours: 'Every day, 24 hours' },
  }),
  caller('own-support', 'Finn Donnelly', 'Set up the mobile app; support at an address of its own', {
    mfa: [SET_UP],
    helpInfo: { requestSupportUrl: 'https://support.harbor.example/', email: 'support@harbor.example' },
  }),
]

/** A person with an alias (one-sign-in/server-name), and people who must set a new password before anything else or may not sign in at all (password-change/required, sign-in/account-disabled). */
export const passwordChangePeople: Person[] = [
  person(
    'alias@harbor.example',
    'Alba Sandoval',
    'May type the alias “alias”; the server returns this name',
    { group: 'Straight in', aliases: ['alias'], email: 'alias@harbor.example' },
  ),
  person('password-expired', 'Esme Novak', 'The password has expired: chooses a new one right after it', {
    endsAt: NEW_PASSWORD,
    passwordChange: 'expired',
  }),
  person(
    'password-temporary',
    'Emil Novak',
    'The password is temporary: chooses a new one, whatever the features say; then the onboarding is over',
    { endsAt: NEW_PASSWORD, passwordChange: 'temporary', onboarding: { status: 'Required', version: 2 } },
  ),
  person(
    'password-policy',
    'Edda Novak',
    'The password no longer meets the rules of the company: chooses a new one',
    { endsAt: NEW_PASSWORD, passwordChange: 'policy' },
  ),
  person(
    'password-expired-sms',
    'Ennio Novak',
    'A code by text message, then a new password in place of an expired one',
    { mfa: [SMS], passwordChange: 'expired' },
  ),
  person(
    'sso-expired',
    'Elin Novak',
    'The identity provider signs in; the session status asks for a new password',
    { endsAt: NEW_PASSWORD, signIn: 'provider', passwordChange: 'expired' },
  ),
  person('disabled', 'Dario Conti', 'Refused: the account is disabled, and only support can help', {
    endsAt: '/signin/',
    refusal: 'accountDisabled',
  }),
  person('sms-next', 'Dora Conti', 'Two codes by text message, one after the other on the same page', {
    group: 'Second factors',
    mfa: [SMS, { ...SMS, timeout: 180, message: 'Enter the next code.' }],
  }),
]

import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Passwords and recovery')

export const recoveryPeople: Person[] = [
  person('activation-code', 'Zoe Hart', 'A temporary password has to be changed', {
    endsAt: '/signin/reset-temp-password',
    settings: { passwordIsActivationCode: true },
    features: { ChangePasswordInAuthAppEnabled: true },
  }),
  person(
    'activation-code-off',
    'Zack Hart',
    'A temporary password, but the feature that asks for a change is off',
    { settings: { passwordIsActivationCode: true } },
  ),
  person(
    'temporary-install',
    'Zuri Hart',
    'A temporary password, which the answer to it alone tells, and the native app to install first',
    {
      endsAt: '/device-check/',
      settings: { requireNativeAppInstall: true },
      said: { passwordIsActivationCode: true },
      features: { ChangePasswordInAuthAppEnabled: true },
    },
  ),
  person(
    'temporary-device',
    'Zeno Hart',
    'A temporary password, which the answer to it alone tells, and a device to be set up first',
    {
      endsAt: '/signin/installer-error',
      onboarding: { status: 'DeviceSignIn', version: 2 },
      said: { passwordIsActivationCode: true },
      features: { ChangePasswordInAuthAppEnabled: true },
    },
  ),
  person(
    'own-password-install',
    'Zelda Hart',
    'A password of her own, though the company settings call it temporary, and the native app to install',
    {
      endsAt: '/device-check/',
      settings: { requireNativeAppInstall: true, passwordIsActivationCode: true },
      said: { passwordIsActivationCode: false },
      features: { ChangePasswordInAuthAppEnabled: true },
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
]

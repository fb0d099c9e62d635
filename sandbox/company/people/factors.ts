import { type MfaStep, personIn, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')
const withPasskeys = personIn('Passkeys')

const withFactors = (username: string, name: string, shows: string, ...mfa: MfaStep[]): Person =>
  person(username, name, shows, { mfa })

const SMS: MfaStep = { type: 'sms', timeout: 300 }
const EMAIL: MfaStep = { type: 'email', timeout: 300 }
const VIP: MfaStep = { type: 'symantecVip', action: 'code' }
const APPROVAL: MfaStep = { type: 'signinVerification', timeout: 300, isMfaStepConfigured: true }
const passkeys = { settings: { passkeysEnabled: true }, said: { passkeyOffer: true } }

/** People with the factors of the basic contract, and with passkeys. Passkeys need http://localhost, because browsers store none for an IP address. */
export const factorPeople: Person[] = [
  withFactors('sms', 'Nadia Rahman', 'A code by text message', SMS),
  withFactors('sms-short', 'Nils Rahman', 'A code by text message, valid for a minute', {
    ...SMS,
    timeout: 60,
  }),
  person('guest', 'Olive Tran', 'A guest, with a code by text message', {
    mfa: [{ type: 'guestSms', timeout: 300 }],
    isGuest: true,
    phone: '+447700900123',
  }),
  withFactors('vip-register', 'Pablo Cruz', 'Registers a one-time-code credential', {
    ...VIP,
    action: 'register',
  }),
  withFactors('vip-activate', 'Petra Cruz', 'Activates the credential with two codes', {
    ...VIP,
    action: 'activate',
  }),
  withFactors('vip-code', 'Pia Cruz', 'A one-time code', VIP),
  withFactors('approve', 'Quinn Abbott', 'Approves in the mobile app', APPROVAL),
  withFactors('approve-setup', 'Rosa Klein', 'Has yet to set up the mobile app', {
    ...APPROVAL,
    isMfaStepConfigured: false,
  }),
  withFactors('device-v1', 'Sami Aho', 'A device check, version 1', { type: 'deviceCompliance' }),
  withFactors('device-v2', 'Saara Aho', 'A device check, version 2', {
    type: 'deviceComplianceV2',
    loginMarker: 'marker-saara-2026',
  }),
  withFactors('two-factors', 'Tara Byrne', 'A text message, then a one-time code', SMS, VIP),
  person('three-factors', 'Tom Byrne', 'An approval, then a device check, then a text message', {
    mfa: [APPROVAL, { type: 'deviceCompliance' }, SMS],
  }),
  withFactors('no-steps', 'Udo Frey', 'A second factor is due, but the list is empty'),
  withFactors('unknown-factor', 'Ulla Frey', 'A factor that no app knows: an error', { type: 'palmReading' }),
  person('sms-install', 'Vera Stone', 'A text message, then the native app', {
    mfa: [SMS],
    settings: { requireNativeAppInstall: true },
  }),
  person('sms-newcomer', 'Viktor Stone', 'A text message, then onboarding', {
    mfa: [SMS],
    onboarding: { status: 'Required', version: 2 },
  }),
  person('phone-not-registered', 'Wanda Price', 'Refused: the mobile phone is not registered', {
    endsAt: '/signin/',
    phone: null,
    refusal: 'phoneNotRegistered',
  }),
  withPasskeys(
    'passkey',
    'Yara Costa',
    'Is offered a passkey after the password, where the device can keep one',
    { ...passkeys, endsAt: '/signin/passkey-offer' },
  ),
  withPasskeys(
    'passkey-upgrade',
    'Yann Costa',
    'The browser turns the password into a passkey by itself, if it can',
    { ...passkeys, settings: { passkeysEnabled: true, passkeyUpgradeEnabled: true } },
  ),
  withPasskeys('passkey-sms', 'Yosef Levi', 'Is offered a passkey after the code', {
    ...passkeys,
    mfa: [SMS],
  }),
  withPasskeys(
    'passkey-factor',
    'Yumi Sato',
    'Shows a passkey as a second factor, once there is one; is offered one until then',
    { ...passkeys, mfa: [{ type: 'passkey' }] },
  ),
]

const RECOVERY_CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue', '9gbt-4nhm']

/** People with steps that extend the contract (factors/step-extras, factors/authenticator-step, factors/email-step). */
export const extendedFactorPeople: Person[] = [
  person('approve-number', 'Qadira Bell', 'Chooses the right one of three numbers in the mobile app', {
    mfa: [APPROVAL],
    numberMatching: true,
  }),
  withFactors('sms-trust', 'Nuria Vidal', 'A code by text message, and no more on this device for 30 days', {
    ...SMS,
    trustDays: 30,
  }),
  withFactors('vip-trust', 'Paula Vidal', 'A one-time code, and no more on this device for a day', {
    ...VIP,
    digits: 6,
    trustDays: 1,
  }),
  person('sms-resend', 'Noor Haddad', 'Can have another code sent, and is told how many tries are left', {
    mfa: [{ ...SMS, digits: 6, resend: true }],
    tellsTries: true,
  }),
  person(
    'totp-register',
    'Petrus Adebayo',
    'Sets up an authenticator app by QR code, and gets recovery codes',
    { mfa: [{ type: 'totp', action: 'register', digits: 6 }], recoveryCodes: true },
  ),
  person(
    'totp',
    'Paloma Adebayo',
    `A code of an authenticator app, or a recovery code: ${RECOVERY_CODES[0]}, and so on`,
    { mfa: [{ type: 'totp', action: 'code', digits: 6, recovery: true }], recoveryCodes: RECOVERY_CODES },
  ),
  withFactors('email', 'Mara Lindqvist', 'A code by e-mail, which can be sent again', {
    ...EMAIL,
    digits: 6,
    resend: true,
  }),
  withFactors(
    'email-short',
    'Miro Lindqvist',
    'A code by e-mail, valid for a minute, and no more on this device for 30 days',
    { ...EMAIL, timeout: 60, trustDays: 30 },
  ),
  person(
    'reset-email',
    'Mirja Salo',
    'Resets the password by a code by e-mail, without a phone (forgot password)',
    { group: 'Passwords and recovery', phone: null, reset: 'byEmail' },
  ),
  person(
    'reset-both',
    'Matti Salo',
    'Resets the password by a code to the phone, or by e-mail (forgot password)',
    { group: 'Passwords and recovery', reset: 'byBoth' },
  ),
]

/** A person who may choose another second factor (alternatives/step). */
export const alternativesPerson: Person = withFactors(
  'other-ways',
  'Olga Brandt',
  'A code by text message, or another way: by e-mail, with an app, and with a passkey if there is one',
  { ...SMS, digits: 6, alternatives: ['email', 'totp', 'symantecVip', 'signinVerification', 'passkey'] },
)

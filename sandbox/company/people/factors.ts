import { personIn, type MfaStep, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')

const withFactors = (
  username: string,
  name: string,
  shows: string,
  endsAt: string,
  ...mfa: MfaStep[]
): Person => person(username, name, shows, { endsAt, mfa })

const sms: MfaStep = { type: 'sms', timeout: 300 }
const code: MfaStep = { type: 'symantecVip', action: 'code' }
const approval: MfaStep = { type: 'signinVerification', timeout: 300, isMfaStepConfigured: true }
const SHORT_TIMEOUT = 60

export const factorPeople: Person[] = [
  withFactors('sms', 'Nadia Rahman', 'A code by text message', '/signin/phone-auth', sms),
  withFactors(
    'sms-short',
    'Nils Rahman',
    'A code by text message, valid for a minute',
    '/signin/phone-auth',
    {
      ...sms,
      timeout: SHORT_TIMEOUT,
    },
  ),
  {
    ...withFactors('guest', 'Olive Tran', 'A guest, with a code by text message', '/signin/phone-auth', {
      type: 'guestSms',
      timeout: 300,
    }),
    isGuest: true,
    phone: '+447700900123',
  },
  withFactors('vip-register', 'Pablo Cruz', 'Registers a one-time-code credential', '/signin/symantec', {
    ...code,
    action: 'register',
  }),
  withFactors('vip-activate', 'Petra Cruz', 'Activates the credential with two codes', '/signin/symantec', {
    ...code,
    action: 'activate',
  }),
  withFactors('vip-code', 'Pia Cruz', 'A one-time code', '/signin/symantec', code),
  withFactors('approve', 'Quinn Abbott', 'Approves in the mobile app', '/signin/verification', approval),
  withFactors('approve-setup', 'Rosa Klein', 'Has yet to set up the mobile app', '/signin/mobile-setup', {
    ...approval,
    isMfaStepConfigured: false,
  }),
  withFactors('device-v1', 'Sami Aho', 'A device check, version 1', '/device-check/', {
    type: 'deviceCompliance',
  }),
  withFactors('device-v2', 'Saara Aho', 'A device check, version 2', '/device-check/v2', {
    type: 'deviceComplianceV2',
    loginMarker: 'marker-saara-2026',
  }),
  withFactors(
    'two-factors',
    'Tara Byrne',
    'A text message, then a one-time code',
    '/signin/phone-auth',
    sms,
    code,
  ),
  withFactors(
    'three-factors',
    'Tom Byrne',
    'An approval, then a device check, then a text message',
    '/signin/verification',
    approval,
    { type: 'deviceCompliance' },
    sms,
  ),
  withFactors('no-steps', 'Udo Frey', 'A second factor is due, but the list is empty', '/online/'),
  withFactors('unknown-factor', 'Ulla Frey', 'A factor that no app knows: an error', '/signin/', {
    type: 'palmReading',
  }),
  {
    ...withFactors(
      'sms-install',
      'Vera Stone',
      'A text message, then the native app',
      '/signin/phone-auth',
      sms,
    ),
    settings: { requireNativeAppInstall: true },
  },
  {
    ...withFactors(
      'sms-newcomer',
      'Viktor Stone',
      'A text message, then onboarding',
      '/signin/phone-auth',
      sms,
    ),
    onboarding: { status: 'Required', version: 2 },
  },
  person('phone-not-registered', 'Wanda Price', 'Refused: the mobile phone is not registered', {
    endsAt: '/signin/',
    phone: null,
    refusal: 'phoneNotRegistered',
  }),
]

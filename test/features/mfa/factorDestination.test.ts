import type { AuthenticationMode } from 'src/constants/cookies'
import type { Route } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import type { MfaStep } from 'src/services/api/sessionStatusService'

const screen = (route: Route, cookie: AuthenticationMode): FactorDestination => ({
  kind: 'screen',
  route,
  cookie,
})
const text = (mfaType: 'sms' | 'guestSms', timeoutS: number): FactorDestination => ({
  kind: 'screen',
  route: '/phone-auth',
  cookie: 'twoFactor',
  text: { mfaType, timeoutS },
})
const approval = (isMfaStepConfigured?: boolean | null): MfaStep => ({
  type: 'signinVerification',
  ...(isMfaStepConfigured !== undefined && { isMfaStepConfigured }),
})
const failure: FactorDestination = { kind: 'failure' }

const table: [rule: string, step: MfaStep | undefined, here: Route, destination: FactorDestination][] = [
  ['an empty list is a simple login', undefined, '/', { kind: 'simpleLogin' }],
  ['a text message has its page', { type: 'sms', timeout: 300 }, '/', text('sms', 300)],
  ['a guest’s text message has the same', { type: 'guestSms', timeout: 60 }, '/', text('guestSms', 60)],
  ['the shortest time-out', { type: 'sms', timeout: 1 }, '/', text('sms', 1)],
  ['the longest time-out', { type: 'sms', timeout: 86_400 }, '/', text('sms', 86_400)],
  ['a text message without a time-out is a failure', { type: 'sms' }, '/', failure],
  ['one whose time is over is a failure', { type: 'sms', timeout: 0 }, '/', failure],
  ['one that never ends is a failure', { type: 'sms', timeout: 86_401 }, '/', failure],
  ['one that counts to no end is a failure', { type: 'sms', timeout: NaN }, '/', failure],
  [
    'register goes to the wizard',
    { type: 'symantecVip', action: 'register' },
    '/',
    screen('/symantec', 'symantecVIPregister'),
  ],
  [
    'activate goes to the wizard',
    { type: 'symantecVip', action: 'activate' },
    '/',
    screen('/symantec', 'symantecVIPactivate'),
  ],
  [
    'code goes to the wizard',
    { type: 'symantecVip', action: 'code' },
    '/',
    screen('/symantec', 'symantecVIP'),
  ],
  ['an unknown action is a failure', { type: 'symantecVip', action: 'revoke' }, '/', failure],
  ['no action is a failure', { type: 'symantecVip' }, '/', failure],
  ['a configured app is asked', approval(true), '/', screen('/verification', 'signinVerification')],
  ['an app has to be set up first', approval(false), '/', screen('/mobile-setup', 'signinVerification')],
  ['nobody said: set it up', approval(), '/', screen('/mobile-setup', 'signinVerification')],
  ['null says nothing', approval(null), '/', screen('/mobile-setup', 'signinVerification')],
  ['nothing happens if already on /verification', approval(true), '/verification', { kind: 'stay' }],
  ['nor where the app is not set up any more', approval(false), '/verification', { kind: 'stay' }],
  ['nor where nobody says that it is', approval(), '/verification', { kind: 'stay' }],
  ['nothing happens while the app is not set up', approval(false), '/mobile-setup', { kind: 'stay' }],
  [
    'an app that was set up is asked',
    approval(true),
    '/mobile-setup',
    screen('/verification', 'signinVerification'),
  ],
  ['a device check', { type: 'deviceCompliance' }, '/', { kind: 'deviceCheck', version: 1 }],
  [
    'a marker is for version 2 alone',
    { type: 'deviceCompliance', loginMarker: 'm' },
    '/',
    { kind: 'deviceCheck', version: 1 },
  ],
  [
    'version 2 takes its marker along',
    { type: 'deviceComplianceV2', loginMarker: 'm-1' },
    '/session-status',
    { kind: 'deviceCheck', version: 2, loginMarker: 'm-1' },
  ],
  [
    'an empty marker is none',
    { type: 'deviceComplianceV2', loginMarker: '' },
    '/',
    { kind: 'deviceCheck', version: 2 },
  ],
  ['an unknown type is a failure', { type: 'palmReading' }, '/', failure],
  ['a type of another case is unknown', { type: 'SMS', timeout: 300 }, '/', failure],
]

test.each(table)('%s', (_rule, step, here, destination) => {
  expect(factorDestination(step, here)).toEqual(destination)
})

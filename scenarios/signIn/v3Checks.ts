import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { deviceCheckAt, onboarding, type Table } from 'scenarios/scenario'
import { confirmName, v3, V3, walked } from 'scenarios/signIn/checkFacts'

/** Onboarding of version 3. */
export const v3Checks: Table<SignInFacts, Check>['rows'] = [
  {
    name: 'v3 asks for the name',
    row: ['v3, SignUp or SmsVerified', '`/signup/v2/progress?step=confirmName`'],
    cases: [
      ['v3, SignUp: the name is to be confirmed', { ...v3, onboardingStatus: 'SignUp' }, confirmName],
      ['v3, SmsVerified: as well', { ...v3, onboardingStatus: 'SmsVerified' }, confirmName],
      ['v3 on a phone is no obstacle', { ...v3, onboardingStatus: 'SignUp', device: 'mobile' }, confirmName],
    ],
    walk: {
      ...walked({ fetchFeatures: V3, fetchOnboardingStatus: onboarding('SmsVerified') }),
      ends: { left: '/signup/v2/progress?step=confirmName' },
    },
    play: { person: 'v3-smsverified' },
  },
  {
    name: 'v3 sets up the mobile app',
    row: ['v3, InProgress', '`/signup/v2/mobile-set-up`'],
    cases: [
      [
        'v3, InProgress: the mobile set-up',
        { ...v3, onboardingStatus: 'InProgress' },
        { kind: 'page', page: 'mobileSetUp' },
      ],
    ],
    walk: {
      ...walked({ fetchFeatures: V3, fetchOnboardingStatus: onboarding('InProgress') }),
      ends: { left: '/signup/v2/mobile-set-up' },
    },
    play: { person: 'v3-inprogress' },
  },
  {
    name: 'v3 checks the device',
    row: ['v3, DeviceSignIn', 'the device check, mode `onboardingV3`'],
    cases: [
      [
        'v3, DeviceSignIn: the device check',
        { ...v3, onboardingStatus: 'DeviceSignIn' },
        { kind: 'deviceCheck' },
      ],
      [
        'v3, a device check on a phone',
        { ...v3, onboardingStatus: 'DeviceSignIn', device: 'mobile' },
        { kind: 'deviceCheck' },
      ],
    ],
    walk: {
      ...walked({ fetchFeatures: V3, fetchOnboardingStatus: onboarding('DeviceSignIn') }),
      ends: { left: deviceCheckAt('', '/signup/v2/all-set') },
    },
    play: { person: 'v3-devicesignin' },
  },
]

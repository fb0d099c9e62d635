import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { CHECKED, onboarding, signIn, type Table } from 'scenarios/scenario'
import { installerError, inWebApp, newcomer, notHere, simpleV1, walked } from 'scenarios/signIn/checkFacts'

/** Onboarding of versions 1 and 2. */
export const newcomerChecks: Table<SignInFacts, Check>['rows'] = [
  {
    name: 'a phone cannot onboard',
    row: ['not v3, to onboard, on a phone or tablet', '`/mobile-onboarding-not-supported`'],
    cases: [
      ['a phone cannot onboard', { ...newcomer, device: 'mobile' }, notHere],
      ['nor can a tablet', { ...newcomer, device: 'tablet' }, notHere],
      ['not with version 1 either', { ...newcomer, onboardingVersion: 1, device: 'mobile' }, notHere],
      [
        'a phone outranks a device to be set up',
        { ...newcomer, onboardingStatus: 'DeviceSignIn', device: 'mobile' },
        notHere,
      ],
      ['a tablet does too', { ...newcomer, onboardingStatus: 'DeviceSignIn', device: 'tablet' }, notHere],
    ],
    walk: {
      ...walked({ fetchOnboardingStatus: onboarding('Required') }),
      device: 'mobile',
      ends: { at: '/mobile-onboarding-not-supported' },
    },
    play: { person: 'v2-required', todo: 'Let the browser call itself a phone first.' },
  },
  {
    name: 'a device that is to be set up',
    row: ['not v3, DeviceSignIn', '`/installer-error`'],
    cases: [
      [
        'a device to be set up has its screen',
        { ...newcomer, onboardingStatus: 'DeviceSignIn' },
        installerError,
      ],
      [
        'it outranks version 1',
        { ...newcomer, onboardingStatus: 'DeviceSignIn', onboardingVersion: 1 },
        installerError,
      ],
    ],
    walk: {
      ...walked({ fetchOnboardingStatus: onboarding('DeviceSignIn') }),
      calls: [...CHECKED, 'fetchInstallerParameters'],
      ends: { at: '/installer-error' },
    },
    play: { person: 'v2-devicesignin' },
  },
  {
    name: 'onboarding of version 2',
    recorded: true,
    row: [
      'not v3, to onboard, version 2',
      "the web app's onboarding, after the logo has loaded (waits for a limited time)",
    ],
    cases: [
      ['status None is to be onboarded', { ...newcomer, onboardingStatus: 'None' }, inWebApp],
      ['status Required as well', { ...newcomer, onboardingStatus: 'Required' }, inWebApp],
      ['status InProgress as well', { ...newcomer, onboardingStatus: 'InProgress' }, inWebApp],
    ],
    walk: {
      answers: {
        fetchOnboardingStatus: onboarding('Required'),
        fetchUserSettings: { body: { companyLogoUrl: 'https://harbor.test/logo.svg' } },
      },
      does: [...signIn(), { passMs: 3000 }],
      calls: [...CHECKED, 'fetchUserSettings'],
      ends: { left: '/online/?onboarding=true' },
    },
    play: { person: 'v2-required' },
  },
  {
    name: 'onboarding of version 1',
    row: ['not v3, to onboard, version 1', 'simple login, ending at `/welcome` instead of the web app root'],
    cases: [
      ['version 1 signs in simply', { ...newcomer, onboardingVersion: 1 }, simpleV1],
      ['a version that nobody knows as well', { ...newcomer, onboardingVersion: 7 }, simpleV1],
    ],
    walk: {
      ...walked({ fetchOnboardingStatus: onboarding('Required', 1) }),
      ends: { left: '/welcome' },
    },
    play: { person: 'v1-required' },
  },
]

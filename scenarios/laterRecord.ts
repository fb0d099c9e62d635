import { CODE, sms } from 'scenarios/factors/textCode'
import { ASKED, CHECKED, checking, due, onboarding, settings, signIn, type Table } from 'scenarios/scenario'

const screens = 'every screen'

/** The values that a factor, the install flow and the onboarding leave in the record. */
export const laterRecord: Table['rows'] = [
  {
    name: 'a text message is awaited until its code is right',
    row: [
      'the text message that is awaited (`foyer.mfaType`, `foyer.mfaTimeout`, its deadline)',
      'the step',
      'Back and a second look',
      'the right code; the deadline; a refresh; signing out',
    ],
    walk: {
      answers: sms,
      does: [...signIn(), { load: '/phone-auth', as: 'back_forward' }, CODE],
      calls: [
        ...ASKED,
        'fetchSessionStatus',
        'activate',
        'fetchFeatures',
        'fetchSettings',
        'fetchOnboardingStatus',
      ],
      ends: {
        left: '/online/',
        keeps: { mfaType: undefined, mfaTimeout: undefined, mfaDeadline: undefined },
      },
    },
    play: { person: 'sms', todo: 'Leave, come back, and enter the code.' },
  },
  {
    name: 'a guest is one on every screen',
    row: [
      'that it is a guest (`foyer.guestAccess`)',
      "the factor `guestSms`, or a reset of a guest's password",
      screens,
      'another answer; a refresh; signing out',
    ],
    walk: {
      answers: { signIn: { status: 202 }, fetchSessionStatus: due({ type: 'guestSms', timeout: 300 }) },
      does: signIn(),
      calls: [...ASKED, 'fetchSessionStatus'],
      ends: { at: '/phone-auth', keeps: { guestAccess: true } },
    },
    play: { person: 'guest' },
  },
  {
    name: 'the native app is installed once',
    row: [
      'that the install flow was passed (`foyer.deviceComplianceResults`)',
      'the return from it',
      'refresh',
      'signing out',
    ],
    walk: {
      from: '/session-status',
      cookies: checking('install'),
      answers: { fetchSettings: settings({ requireNativeAppInstall: true }) },
      calls: ['fetchSessionStatus', 'fetchSettings', 'fetchFeatures'],
      ends: {
        left: '/online/',
        keeps: { deviceComplianceResults: ['install'] },
        cookies: { 'w-device-compliance-check-info': undefined },
      },
    },
    play: { person: 'install', todo: 'Pass the device check.' },
  },
  {
    name: 'a device that is due is asked for again',
    row: [
      'that the onboarding waits for this device',
      '`/installer-error`',
      'refresh',
      'an onboarding status that no longer says so; every way out',
    ],
    walk: {
      answers: { fetchOnboardingStatus: onboarding('DeviceSignIn') },
      does: [
        ...signIn(),
        { load: '/installer-error', as: 'reload' },
        { answers: { fetchOnboardingStatus: onboarding('Completed') } },
        { type: 'installer/wentOn' },
      ],
      calls: [
        ...CHECKED,
        'fetchInstallerParameters',
        'fetchInstallerParameters',
        'fetchSessionStatus',
        'fetchFeatures',
        'fetchOnboardingStatus',
        'fetchSettings',
      ],
      ends: {
        left: '/online/',
        state: { record: { signIn: { answer: {}, done: undefined, deviceDue: false } } },
      },
    },
    play: { person: 'v2-devicesignin', todo: 'Refresh, then Try again.' },
  },
]

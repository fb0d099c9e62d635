import { CHECKED, onboarding, refused, signIn, table } from 'scenarios/scenario'

const DEVICE = { fetchOnboardingStatus: onboarding('DeviceSignIn') }

export const onboardingScreens = table('onboarding-screens', ['screen', 'press', 'what happens'], {
  'a phone that cannot onboard signs out': {
    row: ['`/mobile-onboarding-not-supported`', 'Sign out', '`/`'],
    walk: {
      device: 'mobile',
      answers: { fetchOnboardingStatus: onboarding('Required') },
      does: [...signIn(), { type: 'session/signOutRequested' }],
      calls: [...CHECKED, 'signOut'],
      ends: { at: '/' },
    },
    play: { person: 'v2-required', todo: 'Let the browser call itself a phone first, then sign out.' },
  },
  'an installer that cannot be loaded': {
    row: ['`/installer-error`, the installer could not be loaded', 'Try again', 'the app requests it again'],
    walk: {
      answers: { ...DEVICE, fetchInstallerParameters: refused(500) },
      does: [...signIn(), { type: 'installer/requested' }],
      calls: [...CHECKED, 'fetchInstallerParameters', 'fetchInstallerParameters'],
      ends: { at: '/installer-error', says: 'serverTryLater' },
    },
    play: { person: 'v2-devicesignin', todo: 'Try again.' },
  },
  'a device that is still not set up': {
    recorded: true,
    row: [
      '`/installer-error`, the installer is shown',
      'Try again',
      '`/session-status`, and back to `/installer-error` as long as the device is not set up',
    ],
    walk: {
      answers: DEVICE,
      does: [...signIn(), { type: 'installer/wentOn' }],
      calls: [
        ...CHECKED,
        'fetchInstallerParameters',
        'fetchSessionStatus',
        'fetchOnboardingStatus',
        'fetchInstallerParameters',
      ],
      ends: { at: '/installer-error' },
    },
    play: { person: 'v2-devicesignin', todo: 'Try again.' },
  },
})

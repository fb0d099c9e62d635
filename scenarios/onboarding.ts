import { CHECKED, onboarding, refused, signsIn, table } from 'scenarios/scenario'

const DEVICE = { fetchOnboardingStatus: onboarding('DeviceSignIn') }

export const onboardingScreens = table('onboarding-screens', ['screen', 'press', 'what happens'], {
  'a phone that cannot onboard signs out': {
    row: ['`/mobile-onboarding-not-supported`', 'Sign out', '`/`'],
    walk: {
      device: 'mobile',
      ...signsIn(
        { fetchOnboardingStatus: onboarding('Required') },
        { at: '/' },
        [...CHECKED, 'signOut'],
        [{ type: 'session/signOutRequested' }],
      ),
    },
    play: { person: 'v2-required', todo: 'Let the browser call itself a phone first, then sign out.' },
  },
  'an installer that cannot be loaded': {
    row: ['`/installer-error`, the installer could not be loaded', 'Try again', 'the app requests it again'],
    walk: signsIn(
      { ...DEVICE, fetchInstallerParameters: refused(500) },
      { at: '/installer-error', says: 'serverTryLater' },
      [...CHECKED, 'fetchInstallerParameters', 'fetchInstallerParameters'],
      [{ type: 'installer/requested' }],
    ),
    play: { person: 'v2-devicesignin', todo: 'Try again.' },
  },
  'a device that is not set up yet': {
    recorded: true,
    row: [
      '`/installer-error`, the installer is shown',
      'Try again',
      '`/session-status`, and back to `/installer-error` while the device is not set up',
    ],
    walk: signsIn(
      DEVICE,
      { at: '/installer-error' },
      [
        ...CHECKED,
        'fetchInstallerParameters',
        'fetchSessionStatus',
        'fetchOnboardingStatus',
        'fetchInstallerParameters',
      ],
      [{ type: 'installer/wentOn' }],
    ),
    play: { person: 'v2-devicesignin', todo: 'Try again.' },
  },
})

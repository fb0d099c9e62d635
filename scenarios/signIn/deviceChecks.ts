import {
  ASKED,
  CHECKED,
  checking,
  deviceCheckAt,
  due,
  features,
  onboarding,
  settings,
  signIn,
  type Table,
} from 'scenarios/scenario'

const STRONGHOLD = { isStrongholdV2FamilyCompany: true }

export const deviceChecks: Table = {
  id: 'device-checks',
  columns: ['mode', 'asked for by', 'version', 'success returns to'],
  rows: [
    {
      name: 'a device check as a factor',
      recorded: true,
      row: ['`mfa`', 'the factors `deviceCompliance`, `deviceComplianceV2`', '1, 2', '`/session-status`'],
      walk: {
        answers: {
          signIn: { status: 202 },
          fetchSessionStatus: due({ type: 'deviceComplianceV2', loginMarker: 'm-1' }),
        },
        does: signIn(),
        calls: [...ASKED, 'fetchSessionStatus'],
        ends: {
          left: deviceCheckAt('v2', '/signin/session-status', '&login-marker=m-1'),
          cookies: checking('mfa'),
        },
      },
      play: { person: 'device-v2' },
    },
    {
      name: 'a device check to install the native app',
      row: [
        '`install`',
        'the native-app install requirement',
        '2 with `isStrongholdV2FamilyCompany`, else 1',
        '`/session-status`',
      ],
      walk: {
        answers: { fetchSettings: settings({ requireNativeAppInstall: true, ...STRONGHOLD }) },
        does: signIn(),
        calls: CHECKED,
        ends: { left: deviceCheckAt('v2', '/signin/session-status'), cookies: checking('install') },
      },
      play: { person: 'install-v2' },
    },
    {
      name: 'a device check of v3',
      row: [
        '`onboardingV3`',
        'v3 onboarding, DeviceSignIn',
        '2 with `isStrongholdV2FamilyCompany`, else 1',
        "the web app's all-set page",
      ],
      walk: {
        answers: {
          fetchSettings: settings(STRONGHOLD),
          fetchFeatures: features('onboardingV3Enabled'),
          fetchOnboardingStatus: onboarding('DeviceSignIn'),
        },
        does: signIn(),
        calls: CHECKED,
        ends: { left: deviceCheckAt('v2', '/signup/v2/all-set') },
      },
      play: { person: 'v3-devicesignin-v2' },
    },
  ],
}

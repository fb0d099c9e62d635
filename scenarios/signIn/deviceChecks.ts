import {
  checking,
  deviceCheckAt,
  features,
  onboarding,
  settings,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'
import type { InstallFacts } from 'src/features/signIn/signInCheck'

const STRONGHOLD = { isStrongholdV2FamilyCompany: true }

const CHECK_COLUMNS = ['mode', 'required by', 'version', 'success returns to']

export const deviceChecks = table('device-checks', CHECK_COLUMNS, {
  'a device check as a factor': {
    recorded: true,
    row: ['`mfa`', 'the factors `deviceCompliance`, `deviceComplianceV2`', '1, 2', '`/session-status`'],
    walk: signsIn(
      withFactors({ type: 'deviceComplianceV2', loginMarker: 'm-1' }),
      {
        left: deviceCheckAt('v2', '/signin/session-status', '&login-marker=m-1'),
        cookies: checking('mfa'),
      },
      STATUS_ASKED,
    ),
    play: { person: 'device-v2' },
  },
  'a device check to install the native app': {
    row: [
      '`install`',
      'the native-app install requirement',
      '2 with `isStrongholdV2FamilyCompany`, else 1',
      '`/session-status`',
    ],
    walk: signsIn(
      { fetchSettings: settings({ requireNativeAppInstall: true, ...STRONGHOLD }) },
      { left: deviceCheckAt('v2', '/signin/session-status'), cookies: checking('install') },
    ),
    play: { person: 'install-v2' },
  },
  'a device check of v3': {
    row: [
      '`onboardingV3`',
      'v3 onboarding, DeviceSignIn',
      '2 with `isStrongholdV2FamilyCompany`, else 1',
      "the web app's all-set page",
    ],
    walk: signsIn(
      {
        fetchSettings: settings(STRONGHOLD),
        fetchFeatures: features('onboardingV3Enabled'),
        fetchOnboardingStatus: onboarding('DeviceSignIn'),
      },
      { left: deviceCheckAt('v2', '/signup/v2/all-set') },
    ),
    play: { person: 'v3-devicesignin-v2' },
  },
})

const asked: InstallFacts = {
  requireNativeAppInstall: true,
  device: 'desktop',
  nativeClient: false,
  installed: false,
}
const required = { fetchSettings: settings({ requireNativeAppInstall: true }) }

const INSTALL_COLUMNS = ['required', 'device', 'native client', 'already installed', 'destination']

export const installs = table<InstallFacts, boolean>('install', INSTALL_COLUMNS, {
  'the native app is required': {
    row: ['yes', 'desktop', 'no', 'no', 'the device check, mode `install`'],
    cases: [['the company requires the app on a desktop', asked, true]],
    walk: signsIn(required, { left: deviceCheckAt('', '/signin/session-status') }),
    play: { person: 'install' },
  },
  'the native app is not required': {
    row: ['otherwise', '', '', '', 'simple login'],
    cases: [
      ['no install if the company does not require it', { ...asked, requireNativeAppInstall: false }, false],
      ['no install on a phone', { ...asked, device: 'mobile' }, false],
      ['no install on a tablet', { ...asked, device: 'tablet' }, false],
      ['no install in the native client', { ...asked, nativeClient: true }, false],
      ['no second install in the same tab', { ...asked, installed: true }, false],
    ],
    walk: { ...signsIn(required, { left: '/online/' }), device: 'tablet' },
    play: { person: 'simple' },
  },
})

import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { CHECKED, deviceCheckAt, features, onboarding, settings, signsIn, table } from 'scenarios/scenario'

/** A new employee at a desktop of a company without v3. */
const newcomer: SignInFacts = {
  passwordExpiresIn: 30,
  frictionless: false,
  v3: false,
  onboardingStatus: 'Required',
  onboardingVersion: 2,
  device: 'desktop',
}
const v3: SignInFacts = { ...newcomer, v3: true }
/** Like `newcomer`, with another status of the onboarding. */
const at = (onboardingStatus: string, more: Partial<SignInFacts> = {}): SignInFacts => ({
  ...newcomer,
  onboardingStatus,
  ...more,
})
const v3At = (onboardingStatus: string, more?: Partial<SignInFacts>): SignInFacts =>
  at(onboardingStatus, { v3: true, ...more })
const settled = at('Completed')

const notHere: Check = { kind: 'screen', screen: 'mobileOnboardingNotSupported' }
const installerError: Check = { kind: 'screen', screen: 'installerError' }
const simple: Check = { kind: 'simpleLogin' }
const simpleV1: Check = { kind: 'simpleLoginV1' }
const install: Check = { kind: 'install' }
const inWebApp: Check = { kind: 'webAppOnboarding' }
const confirmName: Check = { kind: 'page', page: 'confirmName' }

const V3 = features('onboardingV3Enabled')

export const checks = table<SignInFacts, Check>('checks', ['fact', 'destination'], {
  'a password that never expires': {
    row: ['`passwordExpiresIn` is null', 'simple login'],
    cases: [
      ['a password that never expires skips onboarding', { ...newcomer, passwordExpiresIn: null }, simple],
      ['no expiry skips v3', { ...v3, passwordExpiresIn: null, onboardingStatus: 'SignUp' }, simple],
      ['no expiry skips the install', { ...settled, passwordExpiresIn: null }, simple],
      ['no expiry: a phone signs in', { ...newcomer, passwordExpiresIn: null, device: 'mobile' }, simple],
    ],
    walk: signsIn(
      {
        signIn: { body: { userId: 'u-17', passwordExpiresIn: null } },
        fetchOnboardingStatus: onboarding('Required'),
      },
      { left: '/online/' },
    ),
    play: { person: 'never-expires' },
  },
  'frictionless onboarding': {
    row: ['either frictionless feature is on', 'simple login'],
    cases: [
      ['frictionless skips onboarding', { ...newcomer, frictionless: true }, simple],
      ['frictionless skips v3', { ...v3, frictionless: true, onboardingStatus: 'InProgress' }, simple],
      ['frictionless skips the install', { ...settled, frictionless: true }, simple],
    ],
    walk: signsIn(
      {
        fetchFeatures: features('FrictionlessOnboardingEnabled'),
        fetchOnboardingStatus: onboarding('Required'),
      },
      { left: '/online/' },
    ),
    play: { person: 'frictionless' },
  },
  // Onboarding of versions 1 and 2.
  'a phone cannot onboard': {
    row: ['not v3, to onboard, on a phone or tablet', '`/mobile-onboarding-not-supported`'],
    cases: [
      ['a phone cannot onboard', { ...newcomer, device: 'mobile' }, notHere],
      ['a tablet cannot onboard', { ...newcomer, device: 'tablet' }, notHere],
      ['version 1 excludes phones', { ...newcomer, onboardingVersion: 1, device: 'mobile' }, notHere],
      ['a phone with status DeviceSignIn cannot onboard', at('DeviceSignIn', { device: 'mobile' }), notHere],
      ['a tablet with status DeviceSignIn cannot onboard', at('DeviceSignIn', { device: 'tablet' }), notHere],
    ],
    walk: {
      ...signsIn(
        { fetchOnboardingStatus: onboarding('Required') },
        { at: '/mobile-onboarding-not-supported' },
      ),
      device: 'mobile',
    },
    play: { person: 'v2-required', todo: 'Let the browser call itself a phone first.' },
  },
  'a device that must be set up': {
    row: ['not v3, DeviceSignIn', '`/installer-error`'],
    cases: [
      ['status DeviceSignIn leads to the installer error', at('DeviceSignIn'), installerError],
      ['DeviceSignIn precedes version 1', at('DeviceSignIn', { onboardingVersion: 1 }), installerError],
    ],
    walk: signsIn({ fetchOnboardingStatus: onboarding('DeviceSignIn') }, { at: '/installer-error' }, [
      ...CHECKED,
      'fetchInstallerParameters',
    ]),
    play: { person: 'v2-devicesignin' },
  },
  'onboarding of version 2': {
    recorded: true,
    row: [
      'not v3, to onboard, version 2',
      "the web app's onboarding, after the logo has loaded (waits for a limited time)",
    ],
    cases: [
      ['status None leads to onboarding', at('None'), inWebApp],
      ['status Required leads to onboarding', at('Required'), inWebApp],
      ['status InProgress leads to onboarding', at('InProgress'), inWebApp],
    ],
    walk: signsIn(
      {
        fetchOnboardingStatus: onboarding('Required'),
        fetchUserSettings: { body: { companyLogoUrl: 'https://harbor.test/logo.svg' } },
      },
      { left: '/online/?onboarding=true' },
      [...CHECKED, 'fetchUserSettings'],
      [{ passMs: 3000 }],
    ),
    play: { person: 'v2-required' },
  },
  'onboarding of version 1': {
    row: ['not v3, to onboard, version 1', 'simple login, ending at `/welcome` instead of the web app root'],
    cases: [
      ['version 1 leads to the simple login', { ...newcomer, onboardingVersion: 1 }, simpleV1],
      ['an unknown version counts as version 1', { ...newcomer, onboardingVersion: 7 }, simpleV1],
    ],
    walk: signsIn({ fetchOnboardingStatus: onboarding('Required', 1) }, { left: '/welcome' }),
    play: { person: 'v1-required' },
  },
  // Onboarding of version 3.
  'v3 requires the name': {
    row: ['v3, SignUp or SmsVerified', '`/signup/v2/progress?step=confirmName`'],
    cases: [
      ['v3, SignUp: the user confirms the name', v3At('SignUp'), confirmName],
      ['v3, SmsVerified: the user confirms the name', v3At('SmsVerified'), confirmName],
      ['v3, SignUp: a phone user confirms the name', v3At('SignUp', { device: 'mobile' }), confirmName],
    ],
    walk: signsIn(
      { fetchFeatures: V3, fetchOnboardingStatus: onboarding('SmsVerified') },
      { left: '/signup/v2/progress?step=confirmName' },
    ),
    play: { person: 'v3-smsverified' },
  },
  'v3 sets up the mobile app': {
    row: ['v3, InProgress', '`/signup/v2/mobile-set-up`'],
    cases: [['v3, InProgress: the mobile set-up', v3At('InProgress'), { kind: 'page', page: 'mobileSetUp' }]],
    walk: signsIn(
      { fetchFeatures: V3, fetchOnboardingStatus: onboarding('InProgress') },
      { left: '/signup/v2/mobile-set-up' },
    ),
    play: { person: 'v3-inprogress' },
  },
  'v3 checks the device': {
    row: ['v3, DeviceSignIn', 'the device check, mode `onboardingV3`'],
    cases: [
      ['v3, DeviceSignIn: the device check', v3At('DeviceSignIn'), { kind: 'deviceCheck' }],
      ['v3, a device check on a phone', v3At('DeviceSignIn', { device: 'mobile' }), { kind: 'deviceCheck' }],
    ],
    walk: signsIn(
      { fetchFeatures: V3, fetchOnboardingStatus: onboarding('DeviceSignIn') },
      { left: deviceCheckAt('', '/signup/v2/all-set') },
    ),
    play: { person: 'v3-devicesignin' },
  },
  'only the native app is left to check': {
    row: ['anything else', 'the native-app install requirement'],
    cases: [
      ['a password that expires today leads to the install', { ...settled, passwordExpiresIn: 0 }, install],
      ['an unknown expiry leads to the install', { ...settled, passwordExpiresIn: undefined }, install],
      ['status Completed leads to the install', settled, install],
      ['status Completed on a phone leads to the install', { ...settled, device: 'mobile' }, install],
      ['status SignUp without v3 leads to the install', at('SignUp'), install],
      ['status SmsVerified without v3 leads to the install', at('SmsVerified'), install],
      ['an unknown status without v3 leads to the install', at('Dancing'), install],
      ['v3, Required: the install', v3At('Required'), install],
      ['v3, None: the install', v3At('None'), install],
      ['v3, Completed: the install', v3At('Completed'), install],
      ['v3, an unknown status: the install', v3At('Dancing'), install],
    ],
    walk: signsIn(
      {
        fetchFeatures: V3,
        fetchOnboardingStatus: onboarding('Completed'),
        fetchSettings: settings({ requireNativeAppInstall: true }),
      },
      { left: deviceCheckAt('', '/signin/session-status') },
    ),
    play: { person: 'v3-install' },
  },
})

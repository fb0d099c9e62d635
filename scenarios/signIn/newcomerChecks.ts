import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { CHECKED, deviceCheckAt, features, onboarding, type Rows, signsIn } from 'scenarios/scenario'

/** A new employee at a desktop of a company without v3. */
export const newcomer: SignInFacts = {
  passwordExpiresIn: 30,
  frictionless: false,
  v3: false,
  onboardingStatus: 'Required',
  onboardingVersion: 2,
  device: 'desktop',
}
export const v3: SignInFacts = { ...newcomer, v3: true }
/** The same with another status of the onboarding. */
export const at = (onboardingStatus: string, more: Partial<SignInFacts> = {}): SignInFacts => ({
  ...newcomer,
  onboardingStatus,
  ...more,
})
export const v3At = (onboardingStatus: string, more?: Partial<SignInFacts>): SignInFacts =>
  at(onboardingStatus, { v3: true, ...more })
export const settled = at('Completed')

const notHere: Check = { kind: 'screen', screen: 'mobileOnboardingNotSupported' }
const installerError: Check = { kind: 'screen', screen: 'installerError' }
export const simple: Check = { kind: 'simpleLogin' }
const simpleV1: Check = { kind: 'simpleLoginV1' }
export const install: Check = { kind: 'install' }
const inWebApp: Check = { kind: 'webAppOnboarding' }
const confirmName: Check = { kind: 'page', page: 'confirmName' }

export const V3 = features('onboardingV3Enabled')

/** Onboarding of versions 1 and 2. */
export const newcomerChecks: Rows<SignInFacts, Check> = {
  'a phone cannot onboard': {
    row: ['not v3, to onboard, on a phone or tablet', '`/mobile-onboarding-not-supported`'],
    cases: [
      ['a phone cannot onboard', { ...newcomer, device: 'mobile' }, notHere],
      ['nor can a tablet', { ...newcomer, device: 'tablet' }, notHere],
      ['not with version 1 either', { ...newcomer, onboardingVersion: 1, device: 'mobile' }, notHere],
      ['a phone outranks a device to be set up', at('DeviceSignIn', { device: 'mobile' }), notHere],
      ['a tablet does too', at('DeviceSignIn', { device: 'tablet' }), notHere],
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
  'a device that is to be set up': {
    row: ['not v3, DeviceSignIn', '`/installer-error`'],
    cases: [
      ['a device to be set up has its screen', at('DeviceSignIn'), installerError],
      ['it outranks version 1', at('DeviceSignIn', { onboardingVersion: 1 }), installerError],
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
      ['status None is to be onboarded', at('None'), inWebApp],
      ['status Required as well', at('Required'), inWebApp],
      ['status InProgress as well', at('InProgress'), inWebApp],
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
      ['version 1 signs in simply', { ...newcomer, onboardingVersion: 1 }, simpleV1],
      ['a version that nobody knows as well', { ...newcomer, onboardingVersion: 7 }, simpleV1],
    ],
    walk: signsIn({ fetchOnboardingStatus: onboarding('Required', 1) }, { left: '/welcome' }),
    play: { person: 'v1-required' },
  },
}

/** Onboarding of version 3. */
export const v3Checks: Rows<SignInFacts, Check> = {
  'v3 asks for the name': {
    row: ['v3, SignUp or SmsVerified', '`/signup/v2/progress?step=confirmName`'],
    cases: [
      ['v3, SignUp: the name is to be confirmed', v3At('SignUp'), confirmName],
      ['v3, SmsVerified: as well', v3At('SmsVerified'), confirmName],
      ['v3 on a phone is no obstacle', v3At('SignUp', { device: 'mobile' }), confirmName],
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
}

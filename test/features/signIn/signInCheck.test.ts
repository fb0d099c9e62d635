import { type Check, signInCheck, type SignInFacts } from 'src/features/signIn/signInCheck'

/** A new employee at a desktop of a company without v3. */
const newcomer: SignInFacts = {
  passwordExpiresIn: 30,
  frictionless: false,
  v3: false,
  onboardingStatus: 'Required',
  onboardingVersion: 2,
  device: 'desktop',
}
const settled: SignInFacts = { ...newcomer, onboardingStatus: 'Completed' }
const v3: SignInFacts = { ...newcomer, v3: true }

const notHere: Check = { kind: 'screen', screen: 'mobileOnboardingNotSupported' }
const installerError: Check = { kind: 'screen', screen: 'installerError' }
const simple: Check = { kind: 'simpleLogin' }
const install: Check = { kind: 'install' }
const inWebApp: Check = { kind: 'webAppOnboarding' }

const table: [rule: string, facts: SignInFacts, check: Check][] = [
  ['a password that never expires skips onboarding', { ...newcomer, passwordExpiresIn: null }, simple],
  ['and skips v3', { ...v3, passwordExpiresIn: null, onboardingStatus: 'SignUp' }, simple],
  ['and skips the install', { ...settled, passwordExpiresIn: null }, simple],
  ['and a phone that cannot onboard', { ...newcomer, passwordExpiresIn: null, device: 'mobile' }, simple],
  ['a password that expires today is no such thing', { ...settled, passwordExpiresIn: 0 }, install],
  ['nor is one of which nobody said', { ...settled, passwordExpiresIn: undefined }, install],
  ['frictionless onboarding skips onboarding', { ...newcomer, frictionless: true }, simple],
  ['and skips v3', { ...v3, frictionless: true, onboardingStatus: 'InProgress' }, simple],
  ['and skips the install', { ...settled, frictionless: true }, simple],
  ['status None is to be onboarded', { ...newcomer, onboardingStatus: 'None' }, inWebApp],
  ['status Required as well', { ...newcomer, onboardingStatus: 'Required' }, inWebApp],
  ['status InProgress as well', { ...newcomer, onboardingStatus: 'InProgress' }, inWebApp],
  ['a phone cannot onboard', { ...newcomer, device: 'mobile' }, notHere],
  ['nor can a tablet', { ...newcomer, device: 'tablet' }, notHere],
  ['not with version 1 either', { ...newcomer, onboardingVersion: 1, device: 'mobile' }, notHere],
  [
    'a phone outranks a device to be set up',
    { ...newcomer, onboardingStatus: 'DeviceSignIn', device: 'mobile' },
    notHere,
  ],
  ['a tablet does too', { ...newcomer, onboardingStatus: 'DeviceSignIn', device: 'tablet' }, notHere],
  ['a device to be set up has its screen', { ...newcomer, onboardingStatus: 'DeviceSignIn' }, installerError],
  [
    'it outranks version 1',
    { ...newcomer, onboardingStatus: 'DeviceSignIn', onboardingVersion: 1 },
    installerError,
  ],
  ['version 1 signs in simply', { ...newcomer, onboardingVersion: 1 }, { kind: 'simpleLoginV1' }],
  ['a version that nobody knows as well', { ...newcomer, onboardingVersion: 7 }, { kind: 'simpleLoginV1' }],
  ['a person who has been onboarded comes to the install', settled, install],
  ['on a phone too', { ...settled, device: 'mobile' }, install],
  ['status SignUp without v3 is not onboarded here', { ...newcomer, onboardingStatus: 'SignUp' }, install],
  ['nor is SmsVerified', { ...newcomer, onboardingStatus: 'SmsVerified' }, install],
  ['nor a status that nobody knows', { ...newcomer, onboardingStatus: 'Dancing' }, install],
  [
    'v3, SignUp: the name is to be confirmed',
    { ...v3, onboardingStatus: 'SignUp' },
    { kind: 'page', page: 'confirmName' },
  ],
  [
    'v3, SmsVerified: as well',
    { ...v3, onboardingStatus: 'SmsVerified' },
    { kind: 'page', page: 'confirmName' },
  ],
  [
    'v3, InProgress: the mobile set-up',
    { ...v3, onboardingStatus: 'InProgress' },
    { kind: 'page', page: 'mobileSetUp' },
  ],
  [
    'v3, DeviceSignIn: the device check',
    { ...v3, onboardingStatus: 'DeviceSignIn' },
    { kind: 'deviceCheck' },
  ],
  [
    'v3 on a phone is no obstacle',
    { ...v3, onboardingStatus: 'SignUp', device: 'mobile' },
    { kind: 'page', page: 'confirmName' },
  ],
  [
    'v3, a device check on a phone',
    { ...v3, onboardingStatus: 'DeviceSignIn', device: 'mobile' },
    { kind: 'deviceCheck' },
  ],
  ['v3, Required: the install', { ...v3, onboardingStatus: 'Required' }, install],
  ['v3, None: the install', { ...v3, onboardingStatus: 'None' }, install],
  ['v3, Completed: the install', { ...v3, onboardingStatus: 'Completed' }, install],
  ['v3, a status that nobody knows: the install', { ...v3, onboardingStatus: 'Dancing' }, install],
]
// (onboarding/who, onboarding/device-sign-in)
// (sign-in/never-expires)
test.each(table)('%s', (_rule, facts, check) => {
  expect(signInCheck(facts)).toEqual(check)
})

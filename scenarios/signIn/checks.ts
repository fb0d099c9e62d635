import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { deviceCheckAt, features, onboarding, settings, signsIn, table } from 'scenarios/scenario'
import {
  at,
  install,
  newcomer,
  newcomerChecks,
  settled,
  simple,
  v3,
  V3,
  v3At,
  v3Checks,
} from 'scenarios/signIn/newcomerChecks'

export const checks = table<SignInFacts, Check>('checks', ['fact', 'destination'], {
  'a password that never expires': {
    row: ['`passwordExpiresIn` is null', 'simple login'],
    cases: [
      ['a password that never expires skips onboarding', { ...newcomer, passwordExpiresIn: null }, simple],
      ['and skips v3', { ...v3, passwordExpiresIn: null, onboardingStatus: 'SignUp' }, simple],
      ['and skips the install', { ...settled, passwordExpiresIn: null }, simple],
      ['and a phone that cannot onboard', { ...newcomer, passwordExpiresIn: null, device: 'mobile' }, simple],
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
      ['frictionless onboarding skips onboarding', { ...newcomer, frictionless: true }, simple],
      ['and skips v3', { ...v3, frictionless: true, onboardingStatus: 'InProgress' }, simple],
      ['and skips the install', { ...settled, frictionless: true }, simple],
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
  ...newcomerChecks,
  ...v3Checks,
  'nothing but the native app': {
    row: ['anything else', 'the native-app install requirement'],
    cases: [
      ['a password that expires today is no such thing', { ...settled, passwordExpiresIn: 0 }, install],
      ['nor is one of which nobody said', { ...settled, passwordExpiresIn: undefined }, install],
      ['a person who has been onboarded comes to the install', settled, install],
      ['on a phone too', { ...settled, device: 'mobile' }, install],
      ['status SignUp without v3 is not onboarded here', at('SignUp'), install],
      ['nor is SmsVerified', at('SmsVerified'), install],
      ['nor a status that nobody knows', at('Dancing'), install],
      ['v3, Required: the install', v3At('Required'), install],
      ['v3, None: the install', v3At('None'), install],
      ['v3, Completed: the install', v3At('Completed'), install],
      ['v3, a status that nobody knows: the install', v3At('Dancing'), install],
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

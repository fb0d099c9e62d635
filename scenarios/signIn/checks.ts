import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { deviceCheckAt, features, onboarding, settings, type Table } from 'scenarios/scenario'
import { install, newcomer, settled, simple, v3, V3, walked } from 'scenarios/signIn/checkFacts'
import { newcomerChecks } from 'scenarios/signIn/newcomerChecks'
import { v3Checks } from 'scenarios/signIn/v3Checks'

export const checks: Table<SignInFacts, Check> = {
  id: 'checks',
  columns: ['fact', 'destination'],
  rows: [
    {
      name: 'a password that never expires',
      row: ['`passwordExpiresIn` is null', 'simple login'],
      cases: [
        ['a password that never expires skips onboarding', { ...newcomer, passwordExpiresIn: null }, simple],
        ['and skips v3', { ...v3, passwordExpiresIn: null, onboardingStatus: 'SignUp' }, simple],
        ['and skips the install', { ...settled, passwordExpiresIn: null }, simple],
        [
          'and a phone that cannot onboard',
          { ...newcomer, passwordExpiresIn: null, device: 'mobile' },
          simple,
        ],
      ],
      walk: {
        ...walked({
          signIn: { body: { userId: 'u-17', passwordExpiresIn: null } },
          fetchOnboardingStatus: onboarding('Required'),
        }),
        ends: { left: '/online/' },
      },
      play: { person: 'never-expires' },
    },
    {
      name: 'frictionless onboarding',
      row: ['either frictionless feature is on', 'simple login'],
      cases: [
        ['frictionless onboarding skips onboarding', { ...newcomer, frictionless: true }, simple],
        ['and skips v3', { ...v3, frictionless: true, onboardingStatus: 'InProgress' }, simple],
        ['and skips the install', { ...settled, frictionless: true }, simple],
      ],
      walk: {
        ...walked({
          fetchFeatures: features('FrictionlessOnboardingEnabled'),
          fetchOnboardingStatus: onboarding('Required'),
        }),
        ends: { left: '/online/' },
      },
      play: { person: 'frictionless' },
    },
    ...newcomerChecks,
    ...v3Checks,
    {
      name: 'nothing but the native app',
      row: ['anything else', 'the native-app install requirement'],
      cases: [
        ['a password that expires today is no such thing', { ...settled, passwordExpiresIn: 0 }, install],
        ['nor is one of which nobody said', { ...settled, passwordExpiresIn: undefined }, install],
        ['a person who has been onboarded comes to the install', settled, install],
        ['on a phone too', { ...settled, device: 'mobile' }, install],
        [
          'status SignUp without v3 is not onboarded here',
          { ...newcomer, onboardingStatus: 'SignUp' },
          install,
        ],
        ['nor is SmsVerified', { ...newcomer, onboardingStatus: 'SmsVerified' }, install],
        ['nor a status that nobody knows', { ...newcomer, onboardingStatus: 'Dancing' }, install],
        ['v3, Required: the install', { ...v3, onboardingStatus: 'Required' }, install],
        ['v3, None: the install', { ...v3, onboardingStatus: 'None' }, install],
        ['v3, Completed: the install', { ...v3, onboardingStatus: 'Completed' }, install],
        ['v3, a status that nobody knows: the install', { ...v3, onboardingStatus: 'Dancing' }, install],
      ],
      walk: {
        ...walked({
          fetchFeatures: V3,
          fetchOnboardingStatus: onboarding('Completed'),
          fetchSettings: settings({ requireNativeAppInstall: true }),
        }),
        ends: { left: deviceCheckAt('', '/signin/session-status') },
      },
      play: { person: 'v3-install' },
    },
  ],
}

import type { Person } from 'sandbox/company/types'

const group = 'Straight in'

export const passwordPeople: Person[] = [
  {
    username: 'simple',
    name: 'Ada Lovell',
    group,
    shows: 'A password and nothing else',
    endsAt: '/online/',
  },
  {
    username: 'never-expires',
    name: 'Bruno Keller',
    group,
    shows: 'A password that never expires skips onboarding, though it is required',
    endsAt: '/online/',
    settings: { passwordExpiresIn: null },
    onboarding: { status: 'Required', version: 2 },
  },
  {
    username: 'frictionless',
    name: 'Carmen Ortiz',
    group,
    shows: 'Frictionless onboarding (FrictionlessOnboardingEnabled) skips the onboarding',
    endsAt: '/online/',
    features: { FrictionlessOnboardingEnabled: true },
    onboarding: { status: 'Required', version: 2 },
  },
  {
    username: 'frictionless-lower',
    name: 'Cleo Ortiz',
    group,
    shows: 'The same with the other spelling, frictionlessOnboardingEnabled',
    endsAt: '/online/',
    features: { frictionlessOnboardingEnabled: true },
    onboarding: { status: 'None', version: 2 },
  },
  {
    username: 'preview',
    name: 'Dmitri Volkov',
    group,
    shows: 'The preview of the web app',
    endsAt: '/preview/online/',
    features: { webappPreviewEnabled: true },
  },
  {
    username: 'install',
    name: 'Elif Demir',
    group,
    shows: 'The native app is required on a desktop: device check, version 1',
    endsAt: '/device-check/',
    settings: { requireNativeAppInstall: true },
  },
  {
    username: 'install-v2',
    name: 'Emre Demir',
    group,
    shows: 'The native app is required on a desktop: device check, version 2',
    endsAt: '/device-check/v2',
    settings: { requireNativeAppInstall: true, isStrongholdV2FamilyCompany: true },
  },
  {
    username: 'federated',
    name: 'Farid Haddad',
    group,
    shows: 'A password whose answer is federated: goes on with a webtoken',
    endsAt: '/online/?webtoken=',
    signIn: 'federated',
  },
]

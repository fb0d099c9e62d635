import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Straight in')

export const passwordPeople: Person[] = [
  person('simple', 'Ada Lovell', 'A password and nothing else'),
  person(
    'never-expires',
    'Bruno Keller',
    'A password that never expires skips onboarding, though it is required',
    { settings: { passwordExpiresIn: null }, onboarding: { status: 'Required', version: 2 } },
  ),
  person(
    'frictionless',
    'Carmen Ortiz',
    'Frictionless onboarding (FrictionlessOnboardingEnabled) skips the onboarding',
    { features: { FrictionlessOnboardingEnabled: true }, onboarding: { status: 'Required', version: 2 } },
  ),
  person(
    'frictionless-lower',
    'Cleo Ortiz',
    'The same with the other spelling, frictionlessOnboardingEnabled',
    { features: { frictionlessOnboardingEnabled: true }, onboarding: { status: 'None', version: 2 } },
  ),
  person('preview', 'Dmitri Volkov', 'The preview of the web app', {
    endsAt: '/preview/online/',
    features: { webappPreviewEnabled: true },
  }),
  person('install', 'Elif Demir', 'The native app is required on a desktop: device check, version 1', {
    endsAt: '/device-check/',
    settings: { requireNativeAppInstall: true },
  }),
  person('install-v2', 'Emre Demir', 'The native app is required on a desktop: device check, version 2', {
    endsAt: '/device-check/v2',
    settings: { requireNativeAppInstall: true, isStrongholdV2FamilyCompany: true },
  }),
  person('federated', 'Farid Haddad', 'A password whose answer is federated: goes on with a webtoken', {
    endsAt: '/online/?webtoken=',
    signIn: 'federated',
  }),
]

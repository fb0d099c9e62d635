import type { Person } from 'sandbox/company/types'

const group = 'Identity provider'

export const federatedPeople: Person[] = [
  {
    username: 'sso',
    name: 'Xenia Papas',
    group,
    shows: 'Signs in at the company’s identity provider',
    endsAt: '/online/',
    signIn: 'provider',
  },
  {
    username: 'federated-own',
    name: 'Yann Leroy',
    group,
    shows: 'The provider’s own identity provider: “Continue” completes onboarding',
    endsAt: '/online/',
    signIn: 'ownProvider',
  },
  {
    username: 'sso-sms',
    name: 'Yara Leroy',
    group,
    shows: 'The identity provider, then a code by text message',
    endsAt: '/signin/phone-auth',
    signIn: 'provider',
    mfa: [{ type: 'sms', timeout: 300 }],
  },
  {
    username: 'sso-install',
    name: 'Yuri Leroy',
    group,
    shows: 'The identity provider, then the native app',
    endsAt: '/device-check/',
    signIn: 'provider',
    settings: { requireNativeAppInstall: true },
  },
]

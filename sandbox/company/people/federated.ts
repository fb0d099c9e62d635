import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Identity provider')

export const federatedPeople: Person[] = [
  person('sso', 'Xenia Papas', 'Signs in at the company’s identity provider', { signIn: 'provider' }),
  person(
    'federated-own',
    'Yann Leroy',
    'The provider’s own identity provider: “Continue” completes onboarding',
    { signIn: 'ownProvider' },
  ),
  person('sso-sms', 'Yara Leroy', 'The identity provider, then a code by text message', {
    endsAt: '/signin/phone-auth',
    signIn: 'provider',
    mfa: [{ type: 'sms', timeout: 300 }],
  }),
  person('sso-install', 'Yuri Leroy', 'The identity provider, then the native app', {
    endsAt: '/device-check/',
    signIn: 'provider',
    settings: { requireNativeAppInstall: true },
  }),
]

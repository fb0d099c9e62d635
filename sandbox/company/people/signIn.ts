import { type AutoLogin, type OnboardingStatus, personIn, type Person } from 'sandbox/company/types'

const straight = personIn('Straight in')
const withHosts = personIn('Other hosts')
const newPerson = personIn('New people')
const federated = personIn('Identity provider')

const INSTALL = { endsAt: '/device-check/', settings: { requireNativeAppInstall: true } }
const TWO: AutoLogin = { type: 'Notify', hosts: 2 }
const plan = (hosts: AutoLogin['hosts'], more: Partial<AutoLogin> = {}): Partial<Person> => ({
  settings: { autoLoginEnabled: true },
  autoLogin: { type: 'Notify', hosts, ...more },
})

const manyHosts = (count: number, name: string): Person =>
  withHosts(
    `auto-login-${count}`,
    name,
    `Signed in on ${count} other hosts, a fifth of which never answer`,
    plan(count),
  )

const newcomer = (
  version: 1 | 2 | 3,
  status: OnboardingStatus,
  name: string,
  endsAt: string,
  more: Partial<Person> = {},
): Person =>
  newPerson(`v${version}-${status.toLowerCase()}`, name, `Onboarding version ${version}, status ${status}`, {
    endsAt,
    // Version 3 is a feature of the company, not a version of the status (onboarding/v3-is-a-feature).
    onboarding: { status, version: version === 3 ? 2 : version },
    ...(version === 3 ? { features: { onboardingV3Enabled: true } } : {}),
    ...more,
  })

/** People whose password, or whose identity provider, suffices. */
export const signInPeople: Person[] = [
  straight('simple', 'Ada Lovell', 'A password and nothing else'),
  straight(
    'never-expires',
    'Bruno Keller',
    'A password that never expires skips onboarding, though it is required',
    { settings: { passwordExpiresIn: null }, onboarding: { status: 'Required', version: 2 } },
  ),
  straight(
    'frictionless',
    'Carmen Ortiz',
    'Frictionless onboarding (FrictionlessOnboardingEnabled) skips the onboarding',
    { features: { FrictionlessOnboardingEnabled: true }, onboarding: { status: 'Required', version: 2 } },
  ),
  straight(
    'frictionless-lower',
    'Cleo Ortiz',
    'The same with the other spelling, frictionlessOnboardingEnabled',
    { features: { frictionlessOnboardingEnabled: true }, onboarding: { status: 'None', version: 2 } },
  ),
  straight('preview', 'Dmitri Volkov', 'The preview of the web app', {
    endsAt: '/preview/online/',
    features: { webappPreviewEnabled: true },
  }),
  straight(
    'install',
    'Elif Demir',
    'The native app is required on a desktop: device check, version 1',
    INSTALL,
  ),
  straight('install-v2', 'Emre Demir', 'The native app is required on a desktop: device check, version 2', {
    endsAt: '/device-check/v2',
    settings: { requireNativeAppInstall: true, isStrongholdV2FamilyCompany: true },
  }),
  straight('federated', 'Farid Haddad', 'A password whose answer is federated: goes on with a webtoken', {
    endsAt: '/online/?webtoken=',
    signIn: 'federated',
  }),
  withHosts('auto-login', 'Greta Lind', 'Signed in on three other hosts, all of them prompt', plan(3)),
  withHosts('auto-login-one', 'Goran Lind', 'Signed in on one other host', plan(1)),
  withHosts(
    'auto-login-install',
    'Gesa Lind',
    'Other hosts, which the answer to the password alone asks for, and the native app to install first',
    {
      endsAt: '/device-check/',
      settings: { autoLoginEnabled: false, requireNativeAppInstall: true },
      said: { autoLoginEnabled: true },
      autoLogin: TWO,
    },
  ),
  withHosts(
    'no-auto-login-install',
    'Gero Lind',
    'No other hosts, as the answer to the password says against the settings, and the native app to install',
    {
      endsAt: '/device-check/',
      settings: { autoLoginEnabled: true, requireNativeAppInstall: true },
      said: { autoLoginEnabled: false },
      autoLogin: TWO,
    },
  ),
  withHosts(
    'auto-login-temporary',
    'Gina Lind',
    'Other hosts and a temporary password, which the answer to the password alone tells',
    {
      endsAt: '/signin/reset-temp-password',
      settings: { autoLoginEnabled: false },
      said: { autoLoginEnabled: true, passwordIsActivationCode: true },
      features: { ChangePasswordInAuthAppEnabled: true },
      autoLogin: TWO,
    },
  ),
  withHosts(
    'auto-login-slow',
    'Hugo Marsh',
    'Other hosts: two prompt, one slow, one refusing',
    plan(['prompt', 'prompt', 'slow', 'refusing']),
  ),
  withHosts(
    'auto-login-dead',
    'Helga Marsh',
    'Other hosts: two prompt and one that never answers',
    plan(['prompt', 'prompt', 'dead']),
  ),
  manyHosts(10, 'Ines Duarte'),
  manyHosts(100, 'Ivo Duarte'),
  manyHosts(1000, 'Isolde Duarte'),
  withHosts(
    'auto-login-redirect',
    'Jonas Weber',
    'Sent by way of another host, which sends the browser back',
    plan(1, { type: 'Redirect' }),
  ),
  withHosts(
    'auto-login-other-site',
    'Judit Weber',
    'Signed in on a host of another site, whose session Firefox and Safari keep apart',
    plan(1, { otherSite: true }),
  ),
  withHosts(
    'auto-login-redirect-other-site',
    'Jens Weber',
    'Sent by way of a host of another site, which every browser keeps the session of',
    plan(1, { type: 'Redirect', otherSite: true }),
  ),
  newcomer(1, 'Required', 'Keiko Mori', '/welcome'),
  newcomer(1, 'InProgress', 'Kenji Mori', '/welcome'),
  newcomer(1, 'None', 'Kana Mori', '/welcome'),
  newcomer(1, 'DeviceSignIn', 'Kota Mori', '/signin/installer-error'),
  newcomer(1, 'Completed', 'Kaori Mori', '/online/'),
  newcomer(2, 'Required', 'Lena Novak', '/online/?onboarding=true'),
  newcomer(2, 'InProgress', 'Luka Novak', '/online/?onboarding=true'),
  newcomer(2, 'None', 'Lara Novak', '/online/?onboarding=true'),
  newcomer(2, 'DeviceSignIn', 'Leo Novak', '/signin/installer-error'),
  newcomer(2, 'Completed', 'Lina Novak', '/online/'),
  newcomer(3, 'SignUp', 'Maya Singh', '/signup/v2/progress?step=confirmName'),
  newcomer(3, 'SmsVerified', 'Mohan Singh', '/signup/v2/progress?step=confirmName'),
  newcomer(3, 'InProgress', 'Meera Singh', '/signup/v2/mobile-set-up'),
  newcomer(3, 'DeviceSignIn', 'Milan Singh', '/device-check/'),
  newcomer(3, 'Required', 'Mina Singh', '/online/'),
  newcomer(3, 'None', 'Manu Singh', '/online/'),
  newcomer(3, 'Completed', 'Mira Singh', '/online/'),
  newcomer(3, 'DeviceSignIn', 'Mukul Singh', '/device-check/v2', {
    username: 'v3-devicesignin-v2',
    shows: 'Onboarding version 3, status DeviceSignIn, device check version 2',
    settings: { isStrongholdV2FamilyCompany: true },
  }),
  newcomer(3, 'Completed', 'Manoj Singh', '/device-check/', {
    username: 'v3-install',
    shows: 'Onboarding version 3, completed: the native app is required next',
    settings: { requireNativeAppInstall: true },
  }),
  federated('sso', 'Xenia Papas', 'Signs in at the company’s identity provider', { signIn: 'provider' }),
  federated(
    'federated-own',
    'Yann Leroy',
    'The provider’s own identity provider: “Continue” completes onboarding',
    { signIn: 'ownProvider' },
  ),
  federated('sso-sms', 'Yara Leroy', 'The identity provider, then a code by text message', {
    signIn: 'provider',
    mfa: [{ type: 'sms', timeout: 300 }],
  }),
  federated('sso-install', 'Yuri Leroy', 'The identity provider, then the native app', {
    signIn: 'provider',
    ...INSTALL,
  }),
]

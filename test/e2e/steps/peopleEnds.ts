import { PEOPLE } from 'sandbox/company/people'

/** Users whose walk on a desktop ends at more than the address in their row, or at another one. */
export const OTHER_ENDS: Record<string, RegExp> = {
  install: /\/device-check\/\?back=[^&]*session-status$/,
  'install-v2': /\/device-check\/v2\?back=[^&]*session-status$/,
  federated: /\/online\/\?webtoken=.+$/,
  'v3-devicesignin': /\/device-check\/\?back=[^&]*all-set$/,
  'v3-devicesignin-v2': /\/device-check\/v2\?back=[^&]*all-set$/,
  'v3-install': /\/device-check\/\?back=[^&]*session-status$/,
  'device-v1': /\/device-check\/\?back=[^&]*session-status$/,
  'device-v2': /\/device-check\/v2\?back=[^&]*session-status&login-marker=.+$/,
  // A browser without a device for passkeys is offered none.
  passkey: /\/online\/$/,
  'passkey-factor': /\/online\/$/,
  'temporary-install': /\/device-check\/\?back=[^&]*session-status$/,
  'own-password-install': /\/device-check\/\?back=[^&]*session-status$/,
  'auto-login-install': /\/device-check\/\?back=[^&]*session-status$/,
  'no-auto-login-install': /\/device-check\/\?back=[^&]*session-status$/,
}

/** Users whose walk to the end is not tested here, by the reason. */
export const LEFT_OUT: Record<string, string[]> = {
  'autoLogin.test.ts has the hosts, and which of them were told': [
    'auto-login',
    'auto-login-one',
    'auto-login-slow',
    'auto-login-dead',
    'auto-login-10',
    'auto-login-100',
    'auto-login-1000',
    'auto-login-redirect',
    'auto-login-other-site',
    'auto-login-redirect-other-site',
  ],
  'a provider asks for the password, or a button does: signIn.test.ts': [
    'sso',
    'sso-sms',
    'sso-install',
    'sso-expired',
    'federated-own',
  ],
  'factors.test.ts goes on to the last factor': ['sms-short', 'two-factors', 'three-factors', 'sms-install'],
  'passkeys has a device that keeps them': ['passkey-upgrade'],
  'refused, and told why': ['unknown-factor', 'phone-not-registered'],
  'what they show is not where they end: password.test.ts': [
    'expired',
    'forgetful',
    'no-phone',
    'extra-security',
    'reset-nothing',
    'abroad',
    'many-devices',
    'no-devices',
  ],
  'ends as approve-setup does; the support differs: packages/contract/test/journeys/support.ts': [
    'phone-only',
    'own-support',
  ],
}

const leftOut = Object.values(LEFT_OUT).flat()

const endOf = (address: string): RegExp => new RegExp(`${address.replaceAll('?', '\\?')}$`)

/** Where each person of the sandbox ends on a desktop after a right password. */
export const PEOPLE_ENDS: [username: string, end: RegExp][] = PEOPLE.filter(
  ({ username }) => !leftOut.includes(username),
).map(({ username, endsAt }) => [username, OTHER_ENDS[username] ?? endOf(endsAt)])

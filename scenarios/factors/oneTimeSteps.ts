import type { AuthenticationMode } from 'src/constants/cookies'
import type { FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import {
  failed,
  failure,
  of,
  onPage,
  screen,
  SERVER_ERROR,
  type StepFacts,
  walked,
} from 'scenarios/factors/stepFacts'
import type { Rows } from 'scenarios/scenario'

const vip = (action: string, more: Partial<MfaStep> = {}): MfaStep => ({
  type: 'symantecVip',
  action,
  ...more,
})
const trust = { digits: 6, trustDays: 1 }

const vipRow = (
  action: string,
  cookie: AuthenticationMode,
  person: string,
): Rows<StepFacts, FactorDestination>[string] => ({
  row: [`\`symantecVip\`, \`${action}\``, `cookie \`${cookie}\``, '`/symantec`'],
  cases: [of(`symantecVip ${action} leads to /symantec`, vip(action), screen('/symantec', cookie))],
  walk: walked(vip(action), onPage('/symantec', cookie)),
  play: { person },
})

export const oneTimeSteps: Rows<StepFacts, FactorDestination> = {
  'a credential to register': vipRow('register', 'symantecVIPregister', 'vip-register'),
  'a credential to activate': vipRow('activate', 'symantecVIPactivate', 'vip-activate'),
  'a one-time code for a device that may be trusted': {
    row: ['`symantecVip` with `digits`, `trustDays`', 'the same, and `foyer.stepExtras`', '`/symantec`'],
    cases: [
      of('symantecVip passes on the days of trust', vip('code', trust), {
        ...screen('/symantec', 'symantecVIP'),
        extras: trust,
      }),
    ],
    walk: walked(
      vip('code', trust),
      onPage('/symantec', 'symantecVIP', {
        keeps: { stepExtras: trust },
        state: { record: { factor: { extras: trust } } },
      }),
    ),
    play: { person: 'vip-trust' },
  },
  'a one-time code': vipRow('code', 'symantecVIP', 'vip-code'),
  'a one-time code of an unknown action': {
    row: ['`symantecVip`, any other action', '', SERVER_ERROR],
    cases: [
      of('an unknown symantecVip action is a failure', vip('revoke'), failure('action')),
      of('symantecVip without an action is a failure', { type: 'symantecVip' }, failure('action')),
    ],
    walk: walked({ type: 'symantecVip' }, failed),
  },
}

/** The address that an authenticator app reads from a QR code. */
export const URI = 'otpauth://totp/Harbor:grace?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Harbor'

const register = (credentialUri?: string): MfaStep => ({
  type: 'totp',
  action: 'register',
  ...(credentialUri !== undefined && { credentialUri }),
})
const code = { type: 'totp', action: 'code' }
const extras = { digits: 6, recovery: true as const }

export const authenticatorSteps: Rows<StepFacts, FactorDestination> = {
  'an authenticator app to set up': {
    row: [
      '`totp`, `register` with `uri`',
      'cookie `totpRegister`; the address is never stored',
      '`/authenticator`',
    ],
    cases: [
      of('the set-up page gets the otpauth address', register(URI), {
        ...screen('/authenticator', 'totpRegister'),
        credentialUri: URI,
      }),
    ],
    walk: walked(
      { type: 'totp', action: 'register', uri: URI },
      onPage('/authenticator', 'totpRegister', {
        state: { factorCode: { request: { kind: 'totp', form: 'register' } } },
      }),
    ),
    play: { person: 'totp-register' },
  },
  'a code of an authenticator app': {
    row: [
      '`totp`, `code` with `digits`, `trustDays`, `recovery`',
      'cookie `totp`, and `foyer.stepExtras`',
      '`/authenticator`',
    ],
    cases: [
      of('totp code leads to its page', code, screen('/authenticator', 'totp')),
      of(
        'totp passes on its extras',
        { ...code, ...extras },
        { ...screen('/authenticator', 'totp'), extras },
      ),
    ],
    walk: walked({ ...code, ...extras }, onPage('/authenticator', 'totp', { keeps: { stepExtras: extras } })),
    play: { person: 'totp' },
  },
  'an authenticator app that cannot be set up': {
    row: ['`totp`, `register` without a valid `uri`; any other action', '', SERVER_ERROR],
    cases: [
      of('totp without an address is a failure', register(), failure('uri')),
      of('a hotp address is a failure', register(URI.replace('totp', 'hotp')), failure('uri')),
      of('an https address is a failure', register(URI.replace('otpauth:', 'https:')), failure('uri')),
      of('a key that is not base32 is a failure', register('otpauth://totp/a?secret=0189'), failure('uri')),
      of('two keys are a failure', register(`${URI}&secret=JBSWY3DPEHPK3PXP`), failure('uri')),
      of('an address that is too long is a failure', register(`${URI}&x=${'a'.repeat(512)}`), failure('uri')),
      of('an unprintable character is a failure', register(`${URI}&x=\u202e`), failure('uri')),
      of('an unknown totp action is a failure', { type: 'totp', action: 'activate' }, failure('action')),
      of('totp without an action is a failure', { type: 'totp' }, failure('action')),
    ],
    walk: walked({ type: 'totp', action: 'register' }, failed),
  },
}

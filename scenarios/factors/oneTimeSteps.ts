import type { FactorDestination } from 'src/features/mfa/factor'
import {
  failed,
  failure,
  of,
  screen,
  SERVER_ERROR,
  type StepFacts,
  walked,
  wizard,
} from 'scenarios/factors/stepFacts'
import type { Rows } from 'scenarios/scenario'

export const oneTimeSteps: Rows<StepFacts, FactorDestination> = {
  'a credential to register': {
    row: ['`symantecVip`, `register`', 'cookie `symantecVIPregister`', '`/symantec`'],
    cases: [
      of(
        'register goes to the wizard',
        { type: 'symantecVip', action: 'register' },
        wizard('symantecVIPregister'),
      ),
    ],
    walk: walked(
      { type: 'symantecVip', action: 'register' },
      { at: '/symantec', cookies: { authenticationMode: 'symantecVIPregister' } },
    ),
    play: { person: 'vip-register' },
  },
  'a credential to activate': {
    row: ['`symantecVip`, `activate`', 'cookie `symantecVIPactivate`', '`/symantec`'],
    cases: [
      of(
        'activate goes to the wizard',
        { type: 'symantecVip', action: 'activate' },
        wizard('symantecVIPactivate'),
      ),
    ],
    walk: walked(
      { type: 'symantecVip', action: 'activate' },
      { at: '/symantec', cookies: { authenticationMode: 'symantecVIPactivate' } },
    ),
    play: { person: 'vip-activate' },
  },
  'a one-time code of a device that can be trusted': {
    row: ['`symantecVip` with `digits`, `trustDays`', 'the same, and `foyer.stepExtras`', '`/symantec`'],
    cases: [
      of(
        'the days of trust go along',
        { type: 'symantecVip', action: 'code', digits: 6, trustDays: 1 },
        { ...wizard('symantecVIP'), extras: { digits: 6, trustDays: 1 } },
      ),
    ],
    walk: walked(
      { type: 'symantecVip', action: 'code', digits: 6, trustDays: 1 },
      {
        at: '/symantec',
        cookies: { authenticationMode: 'symantecVIP' },
        keeps: { stepExtras: { digits: 6, trustDays: 1 } },
        state: { record: { factor: { extras: { digits: 6, trustDays: 1 } } } },
      },
    ),
    play: { person: 'vip-trust' },
  },
  'a one-time code': {
    row: ['`symantecVip`, `code`', 'cookie `symantecVIP`', '`/symantec`'],
    cases: [of('code goes to the wizard', { type: 'symantecVip', action: 'code' }, wizard('symantecVIP'))],
    walk: walked(
      { type: 'symantecVip', action: 'code' },
      { at: '/symantec', cookies: { authenticationMode: 'symantecVIP' } },
    ),
    play: { person: 'vip-code' },
  },
  'a one-time code of an unknown action': {
    row: ['`symantecVip`, any other action', '', SERVER_ERROR],
    cases: [
      of('an unknown action is a failure', { type: 'symantecVip', action: 'revoke' }, failure('action')),
      of('no action is a failure', { type: 'symantecVip' }, failure('action')),
    ],
    walk: { ...walked({ type: 'symantecVip' }, failed) },
  },
}

/** The address that an authenticator app reads from a QR code. */
export const URI = 'otpauth://totp/Harbor:grace?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Harbor'

const register = (credentialUri?: string) => ({
  type: 'totp',
  action: 'register',
  ...(credentialUri !== undefined && { credentialUri }),
})

export const authenticatorSteps: Rows<StepFacts, FactorDestination> = {
  'an authenticator app to set up': {
    row: [
      '`totp`, `register` with `uri`',
      'cookie `totpRegister`; the address is kept nowhere',
      '`/authenticator`',
    ],
    cases: [
      of('the address goes along to its page', register(URI), {
        ...screen('/authenticator', 'totpRegister'),
        credentialUri: URI,
      }),
    ],
    walk: walked(
      { type: 'totp', action: 'register', uri: URI },
      {
        at: '/authenticator',
        cookies: { authenticationMode: 'totpRegister' },
        state: { factorCode: { request: { kind: 'totp', form: 'register' } } },
      },
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
      of('code asks for the code', { type: 'totp', action: 'code' }, screen('/authenticator', 'totp')),
      of(
        'what the step says more goes along',
        { type: 'totp', action: 'code', digits: 6, recovery: true },
        { ...screen('/authenticator', 'totp'), extras: { digits: 6, recovery: true } },
      ),
    ],
    walk: walked(
      { type: 'totp', action: 'code', digits: 6, recovery: true },
      {
        at: '/authenticator',
        cookies: { authenticationMode: 'totp' },
        keeps: { stepExtras: { digits: 6, recovery: true } },
      },
    ),
    play: { person: 'totp' },
  },
  'an authenticator app that cannot be set up': {
    row: ['`totp`, `register` without a `uri` of its form; any other action', '', SERVER_ERROR],
    cases: [
      of('no address is a failure', register(), failure('uri')),
      of('another kind of number is a failure', register(URI.replace('totp', 'hotp')), failure('uri')),
      of('another scheme is a failure', register(URI.replace('otpauth:', 'https:')), failure('uri')),
      of('a key that is no base32 is a failure', register('otpauth://totp/a?secret=0189'), failure('uri')),
      of('two keys are a failure', register(`${URI}&secret=JBSWY3DPEHPK3PXP`), failure('uri')),
      of('an address that is too long is a failure', register(`${URI}&x=${'a'.repeat(512)}`), failure('uri')),
      of('a sign that is not printed is a failure', register(`${URI}&x=\u202e`), failure('uri')),
      of('another action is a failure', { type: 'totp', action: 'activate' }, failure('action')),
      of('no action is a failure', { type: 'totp' }, failure('action')),
    ],
    walk: {
      ...walked({ type: 'totp', action: 'register' }, failed),
    },
  },
}

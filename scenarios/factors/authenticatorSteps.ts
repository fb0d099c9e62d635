import type { FactorDestination } from 'src/features/mfa/factor'
import {
  failed,
  failure,
  of,
  screen,
  SERVER_ERROR,
  type StepFacts,
  walked,
} from 'scenarios/factors/stepFacts'
import { type Table } from 'scenarios/scenario'

/** The address that an authenticator app reads from a QR code. */
export const URI = 'otpauth://totp/Harbor:grace?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Harbor'

const register = (credentialUri?: string) => ({
  type: 'totp',
  action: 'register',
  ...(credentialUri !== undefined && { credentialUri }),
})

export const authenticatorSteps: Table<StepFacts, FactorDestination>['rows'] = [
  {
    name: 'an authenticator app to set up',
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
  {
    name: 'a code of an authenticator app',
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
  {
    name: 'an authenticator app that cannot be set up',
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
]

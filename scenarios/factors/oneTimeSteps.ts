import type { FactorDestination } from 'src/features/mfa/factor'
import {
  failed,
  failure,
  of,
  SERVER_ERROR,
  type StepFacts,
  walked,
  wizard,
} from 'scenarios/factors/stepFacts'
import { type Table } from 'scenarios/scenario'

export const oneTimeSteps: Table<StepFacts, FactorDestination>['rows'] = [
  {
    name: 'a credential to register',
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
  {
    name: 'a credential to activate',
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
  {
    name: 'a one-time code of a device that can be trusted',
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
  {
    name: 'a one-time code',
    row: ['`symantecVip`, `code`', 'cookie `symantecVIP`', '`/symantec`'],
    cases: [of('code goes to the wizard', { type: 'symantecVip', action: 'code' }, wizard('symantecVIP'))],
    walk: walked(
      { type: 'symantecVip', action: 'code' },
      { at: '/symantec', cookies: { authenticationMode: 'symantecVIP' } },
    ),
    play: { person: 'vip-code' },
  },
  {
    name: 'a one-time code of an unknown action',
    row: ['`symantecVip`, any other action', '', SERVER_ERROR],
    cases: [
      of('an unknown action is a failure', { type: 'symantecVip', action: 'revoke' }, failure('action')),
      of('no action is a failure', { type: 'symantecVip' }, failure('action')),
    ],
    walk: { ...walked({ type: 'symantecVip' }, failed) },
  },
]

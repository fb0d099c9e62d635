import type { FactorDestination } from 'src/features/mfa/factor'
import {
  failed,
  withoutTimeout,
  mailed,
  of,
  SERVER_ERROR,
  type StepFacts,
  text,
  walked,
  walkedWrongly,
} from 'scenarios/factors/stepFacts'
import { NOW, type Table } from 'scenarios/scenario'

const EXTRAS = { digits: 6, resend: true as const, reference: 'm•••@harbor.test' }

export const emailSteps: Table<StepFacts, FactorDestination>['rows'] = [
  {
    name: 'a code by e-mail',
    row: [
      '`email`, time-out from 1 s to a day',
      '`foyer.mfaType`, `foyer.mfaTimeout`; cookie `twoFactor`',
      '`/email-code`',
    ],
    cases: [of('a code by e-mail has its page', { type: 'email', timeout: 300 }, mailed(300))],
    walk: walked(
      { type: 'email', timeout: 300 },
      {
        at: '/email-code',
        cookies: { authenticationMode: 'twoFactor' },
        keeps: { mfaType: 'email', mfaTimeout: 300 },
      },
    ),
    play: { person: 'email-short' },
  },
  {
    name: 'a code by e-mail that says more of itself',
    row: [
      'the same with `digits`, `resend`, `reference`, `trustDays`',
      'the same, and `foyer.stepExtras`',
      '`/email-code`',
    ],
    cases: [
      of(
        'what the step adds goes along',
        { type: 'email', timeout: 300, ...EXTRAS, trustDays: 30 },
        { ...mailed(300), extras: { ...EXTRAS, trustDays: 30 } },
      ),
      of(
        'the digits of a number say nothing of an address',
        { type: 'email', timeout: 300, reference: '0123' },
        mailed(300),
      ),
      of(
        'and an address nothing of a number',
        { type: 'sms', timeout: 300, reference: 'm•••@harbor.test' },
        text('sms', 300),
      ),
    ],
    walk: walked(
      { type: 'email', timeout: 300, ...EXTRAS },
      {
        at: '/email-code',
        cookies: { authenticationMode: 'twoFactor' },
        keeps: { mfaType: 'email', mfaTimeout: 300, stepExtras: { ...EXTRAS, newCodeAt: NOW + 30_000 } },
        state: { record: { factor: { extras: EXTRAS } } },
      },
    ),
    play: { person: 'email' },
  },
  {
    name: 'a code by e-mail without a time-out',
    row: ['the same without such a time-out', '', SERVER_ERROR],
    cases: [of('a code by e-mail without a time-out is a failure', { type: 'email' }, withoutTimeout)],
    walk: walkedWrongly({ type: 'email' }, failed),
  },
]

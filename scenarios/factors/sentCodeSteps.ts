import type { FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import {
  failure,
  of,
  onPage,
  screen,
  SERVER_ERROR,
  type StepFacts,
  walked,
  walkedWrongly,
} from 'scenarios/factors/stepFacts'
import { NOW, type Rows, signsIn, STATUS_ASKED, withFactors } from 'scenarios/scenario'

type SentBy = 'sms' | 'guestSms' | 'email'

const PAGES = { sms: '/phone-auth', guestSms: '/phone-auth', email: '/email-code' } as const
const sent = (type: SentBy, timeout: number, more: Partial<MfaStep> = {}): MfaStep => ({
  type,
  timeout,
  ...more,
})
const page = (mfaType: SentBy, timeoutS: number) => ({
  ...screen(PAGES[mfaType], 'twoFactor'),
  text: { mfaType, timeoutS },
})
/** A walk to the page of a step, with the details that it stores. */
const shows = (mfaType: SentBy, extras?: Partial<MfaStep>, kept: object = {}) =>
  walked(
    sent(mfaType, 300, extras),
    onPage(PAGES[mfaType], 'twoFactor', {
      keeps: {
        mfaType,
        mfaTimeout: 300,
        ...(extras && { stepExtras: { ...extras, newCodeAt: NOW + 30_000 } }),
        ...kept,
      },
      ...(extras && { state: { record: { factor: { extras } } } }),
    }),
  )
const withoutTimeout = failure('timeout')
const resent = { digits: 6, resend: true as const, reference: '0123' }

export const textSteps: Rows<StepFacts, FactorDestination> = {
  'no factor is left': {
    row: ['none: the list is empty', '', 'simple login'],
    cases: [of('an empty list leads to the simple login', undefined, { kind: 'simpleLogin' })],
    walk: signsIn(withFactors(), { left: '/online/' }, [...STATUS_ASKED, 'fetchSettings', 'fetchFeatures']),
    play: { person: 'no-steps' },
  },
  'a text message': {
    row: [
      '`sms` or `guestSms`, time-out from 1 s to a day',
      '`foyer.mfaType`, `foyer.mfaTimeout`, `foyer.guestAccess`; cookie `twoFactor`',
      '`/phone-auth`',
    ],
    cases: [
      of('a text message leads to its page', sent('sms', 300), page('sms', 300)),
      of('a guest’s text message leads to its page', sent('guestSms', 60), page('guestSms', 60)),
      of('the shortest time-out', sent('sms', 1), page('sms', 1)),
      of('the longest time-out', sent('sms', 86_400), page('sms', 86_400)),
    ],
    walk: shows('guestSms', undefined, { guestAccess: true }),
    play: { person: 'guest' },
  },
  'a text message with more details': {
    row: [
      'the same with `digits`, `resend`, `reference`',
      'the same, and `foyer.stepExtras`',
      '`/phone-auth`',
    ],
    cases: [
      of('an SMS passes on its extras', sent('sms', 300, resent), { ...page('sms', 300), extras: resent }),
      of('a guest’s code can be sent again', sent('guestSms', 60, { resend: true }), {
        ...page('guestSms', 60),
        extras: { resend: true },
      }),
      of(
        'a text message ignores the fields of an approval',
        sent('sms', 300, { challenge: '47', place: 'Lisbon', requestedAt: 1 }),
        page('sms', 300),
      ),
    ],
    walk: shows('sms', resent),
    play: { person: 'sms-resend' },
  },
  'a text message for a device that may be trusted': {
    row: ['the same with `trustDays`', 'the same, and `foyer.stepExtras`; not for a guest', '`/phone-auth`'],
    cases: [
      of('an SMS passes on the days of trust', sent('sms', 300, { trustDays: 30 }), {
        ...page('sms', 300),
        extras: { trustDays: 30 },
      }),
      of('a guest’s device is never trusted', sent('guestSms', 60, { trustDays: 30 }), page('guestSms', 60)),
    ],
    walk: shows('sms', { trustDays: 30 }),
    play: { person: 'sms-trust' },
  },
  'a text message without a time-out': {
    row: ['the same without such a time-out', '', SERVER_ERROR],
    cases: [
      of('a text message without a time-out is a failure', { type: 'sms' }, withoutTimeout),
      of('a time-out of 0 is a failure', sent('sms', 0), withoutTimeout),
      of('a time-out of more than a day is a failure', sent('sms', 86_401), withoutTimeout),
      of('a time-out that is not a number is a failure', sent('sms', NaN), withoutTimeout),
    ],
    walk: walkedWrongly({ type: 'sms' }),
  },
}

const mailed = { ...resent, reference: 'm•••@harbor.test' }

export const emailSteps: Rows<StepFacts, FactorDestination> = {
  'a code by e-mail': {
    row: [
      '`email`, time-out from 1 s to a day',
      '`foyer.mfaType`, `foyer.mfaTimeout`; cookie `twoFactor`',
      '`/email-code`',
    ],
    cases: [of('a code by e-mail leads to its page', sent('email', 300), page('email', 300))],
    walk: shows('email'),
    play: { person: 'email-short' },
  },
  'a code by e-mail with more details': {
    row: [
      'the same with `digits`, `resend`, `reference`, `trustDays`',
      'the same, and `foyer.stepExtras`',
      '`/email-code`',
    ],
    cases: [
      of('an e-mail passes on its extras', sent('email', 300, { ...mailed, trustDays: 30 }), {
        ...page('email', 300),
        extras: { ...mailed, trustDays: 30 },
      }),
      of('an e-mail ignores phone digits', sent('email', 300, { reference: '0123' }), page('email', 300)),
      of('an SMS ignores an address', sent('sms', 300, { reference: mailed.reference }), page('sms', 300)),
    ],
    walk: shows('email', mailed),
    play: { person: 'email' },
  },
  'a code by e-mail without a time-out': {
    row: ['the same without such a time-out', '', SERVER_ERROR],
    cases: [of('a code by e-mail without a time-out is a failure', { type: 'email' }, withoutTimeout)],
    walk: walkedWrongly({ type: 'email' }),
  },
}

import type { FactorDestination } from 'src/features/mfa/factor'
import {
  failed,
  mailed,
  of,
  SERVER_ERROR,
  statusCalls,
  type StepFacts,
  text,
  walked,
  walkedWrongly,
  withoutTimeout,
} from 'scenarios/factors/stepFacts'
import { due, NOW, type Rows, signsIn } from 'scenarios/scenario'

export const textSteps: Rows<StepFacts, FactorDestination> = {
  'no factor is left': {
    row: ['none: the list is empty', '', 'simple login'],
    cases: [of('an empty list is a simple login', undefined, { kind: 'simpleLogin' })],
    walk: signsIn({ signIn: { status: 202 }, fetchSessionStatus: due() }, { left: '/online/' }, [
      ...statusCalls,
      'fetchSettings',
      'fetchFeatures',
    ]),
    play: { person: 'no-steps' },
  },
  'a text message': {
    row: [
      '`sms` or `guestSms`, time-out from 1 s to a day',
      '`foyer.mfaType`, `foyer.mfaTimeout`, `foyer.guestAccess`; cookie `twoFactor`',
      '`/phone-auth`',
    ],
    cases: [
      of('a text message has its page', { type: 'sms', timeout: 300 }, text('sms', 300)),
      of('a guest’s text message has the same', { type: 'guestSms', timeout: 60 }, text('guestSms', 60)),
      of('the shortest time-out', { type: 'sms', timeout: 1 }, text('sms', 1)),
      of('the longest time-out', { type: 'sms', timeout: 86_400 }, text('sms', 86_400)),
    ],
    walk: walked(
      { type: 'guestSms', timeout: 300 },
      {
        at: '/phone-auth',
        cookies: { authenticationMode: 'twoFactor' },
        keeps: { mfaType: 'guestSms', mfaTimeout: 300, guestAccess: true },
      },
    ),
    play: { person: 'guest' },
  },
  'a text message that says more of itself': {
    row: [
      'the same with `digits`, `resend`, `reference`',
      'the same, and `foyer.stepExtras`',
      '`/phone-auth`',
    ],
    cases: [
      of(
        'what the step adds goes along',
        { type: 'sms', timeout: 300, digits: 6, resend: true, reference: '0123' },
        { ...text('sms', 300), extras: { digits: 6, resend: true, reference: '0123' } },
      ),
      of(
        'a guest’s code can be sent again too',
        { type: 'guestSms', timeout: 60, resend: true },
        { ...text('guestSms', 60), extras: { resend: true } },
      ),
      of(
        'what belongs to an approval counts for nothing here',
        { type: 'sms', timeout: 300, challenge: '47', place: 'Lisbon', requestedAt: 1 },
        text('sms', 300),
      ),
    ],
    walk: walked(
      { type: 'sms', timeout: 300, digits: 6, resend: true, reference: '0123' },
      {
        at: '/phone-auth',
        cookies: { authenticationMode: 'twoFactor' },
        keeps: {
          mfaType: 'sms',
          mfaTimeout: 300,
          stepExtras: { digits: 6, resend: true, reference: '0123', newCodeAt: NOW + 30_000 },
        },
        state: { record: { factor: { extras: { digits: 6, resend: true, reference: '0123' } } } },
      },
    ),
    play: { person: 'sms-resend' },
  },
  'a text message of a device that can be trusted': {
    row: [
      'the same with `trustDays`',
      'the same, and `foyer.stepExtras`; nothing of it for a guest',
      '`/phone-auth`',
    ],
    cases: [
      of(
        'the days of trust go along',
        { type: 'sms', timeout: 300, trustDays: 30 },
        { ...text('sms', 300), extras: { trustDays: 30 } },
      ),
      of(
        'a guest’s device is never trusted',
        { type: 'guestSms', timeout: 60, trustDays: 30 },
        text('guestSms', 60),
      ),
    ],
    walk: walked(
      { type: 'sms', timeout: 300, trustDays: 30 },
      {
        at: '/phone-auth',
        cookies: { authenticationMode: 'twoFactor' },
        keeps: { mfaType: 'sms', mfaTimeout: 300, stepExtras: { trustDays: 30, newCodeAt: NOW + 30_000 } },
        state: { record: { factor: { extras: { trustDays: 30 } } } },
      },
    ),
    play: { person: 'sms-trust' },
  },
  'a text message without a time-out': {
    row: ['the same without such a time-out', '', SERVER_ERROR],
    cases: [
      of('a text message without a time-out is a failure', { type: 'sms' }, withoutTimeout),
      of('one whose time is over is a failure', { type: 'sms', timeout: 0 }, withoutTimeout),
      of('one that never ends is a failure', { type: 'sms', timeout: 86_401 }, withoutTimeout),
      of('one that counts to no end is a failure', { type: 'sms', timeout: NaN }, withoutTimeout),
    ],
    walk: walkedWrongly({ type: 'sms' }, failed),
  },
}

const EXTRAS = { digits: 6, resend: true as const, reference: 'm•••@harbor.test' }

export const emailSteps: Rows<StepFacts, FactorDestination> = {
  'a code by e-mail': {
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
  'a code by e-mail that says more of itself': {
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
  'a code by e-mail without a time-out': {
    row: ['the same without such a time-out', '', SERVER_ERROR],
    cases: [of('a code by e-mail without a time-out is a failure', { type: 'email' }, withoutTimeout)],
    walk: walkedWrongly({ type: 'email' }, failed),
  },
}

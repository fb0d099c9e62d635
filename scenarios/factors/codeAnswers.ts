import type { Problem } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'
import { CODE, sms, tried } from 'scenarios/factors/stepFacts'
import {
  type Answer,
  type Answers,
  CHECKS,
  type End,
  html,
  LATER,
  limited,
  refusal,
  refused,
  signsIn,
  table,
  UNTIL,
} from 'scenarios/scenario'

const UNDER = `${LATER} under the field`

const entered = (activate: Answer, ends: End, more: readonly string[] = [], answers: Answers = {}) =>
  signsIn({ ...sms, ...answers, activate }, ends, [...tried, ...more], [CODE])
const enter = { person: 'sms', todo: 'Enter the code.' }
const again = { at: '/phone-auth', state: { factorCode: { step: 'editing', attempt: 2 } } } as const

export const codeAnswers = table<Failure, Problem>('code-answer', ['answer', 'what happens'], {
  'a correct code': {
    row: ['2xx without a body, or an object without steps', 'the checks after the last factor'],
    walk: entered({ status: 204 }, { left: '/online/' }, CHECKS),
    play: enter,
  },
  'a correct code before another factor': {
    recorded: true,
    row: ['2xx, an object whose `mfa` has a step', 'that factor'],
    walk: entered({ body: { mfa: [{ type: 'symantecVip', action: 'code' }] } }, { at: '/symantec' }),
    play: { person: 'two-factors', todo: 'Enter the code.' },
  },
  'a correct code before a new password': {
    row: [
      '2xx without a step, after a 202 with `passwordChange` or with it',
      '`/reset-temp-password`, before the checks',
    ],
    walk: entered({ status: 204 }, { at: '/reset-temp-password' }, [], {
      signIn: { status: 202, body: { passwordChange: 'expired' } },
    }),
    play: { person: 'password-expired-sms', todo: 'Enter the code.' },
  },
  'a correct code before the next code': {
    row: [
      '2xx, an object whose `mfa` has a step of the same page',
      'the same page with the text of the new step, an empty field and the full time',
    ],
    walk: entered(
      { body: { mfa: [{ type: 'sms', timeout: 120, message: 'Enter the next code.' }] } },
      {
        at: '/phone-auth',
        state: {
          factorCode: { step: 'editing', visit: 2, attempt: 1 },
          record: { factor: { awaited: { timeoutS: 120 }, extras: { message: 'Enter the next code.' } } },
        },
      },
    ),
    play: { person: 'sms-next', todo: 'Enter the code.' },
  },
  'a page of HTML instead of an answer to a code': {
    row: ['2xx, anything else', UNDER],
    cases: [
      ['an unreadable answer', { kind: 'unreadable', status: 200 }, { code: 'serverTryLater', status: 200 }],
    ],
    walk: entered(html, { ...again, says: 'serverTryLater' }),
    play: enter,
  },
  'a wrong code': {
    row: ['an error with a text', 'the text, under the field'],
    cases: [
      [
        'the server’s text is shown',
        refusal(400, 'Wrong code.'),
        { code: 'serverText', text: 'Wrong code.', status: 400 },
      ],
    ],
    walk: entered(refused(400, { message: 'Wrong code.' }), {
      ...again,
      says: 'serverText',
      text: 'Wrong code.',
    }),
    play: { person: 'sms', todo: 'Enter a wrong code.' },
  },
  'a wrong code with the number of remaining tries': {
    row: ['the same with `triesLeft`', 'the same, and the number of remaining tries'],
    cases: [
      [
        'the number of tries left is shown',
        { ...refusal(400, 'Wrong code.'), triesLeft: 2 },
        { code: 'serverText', text: 'Wrong code.', status: 400, triesLeft: 2 },
      ],
    ],
    walk: entered(refused(400, { message: 'Wrong code.', triesLeft: 2 }), {
      ...again,
      says: 'serverText',
      text: 'Wrong code.',
    }),
    play: { person: 'sms-resend', todo: 'Enter a wrong code.' },
  },
  'a code whose check fails': {
    row: ['an error without one; no answer', UNDER],
    cases: [
      ['an error without a text: try later', refusal(500), { code: 'serverTryLater', status: 500 }],
      ['an HTML page: try later', { kind: 'page', status: 403 }, { code: 'serverTryLater', status: 403 }],
      ['no answer: try later', { kind: 'unreachable' }, { code: 'serverTryLater' }],
    ],
    walk: entered('nothing', { ...again, says: 'serverTryLater' }),
    play: enter,
  },
  'too many codes': {
    row: [
      '429, or 503 with `Retry-After`',
      'too many tries or a busy server, and when to try again if the server returns a time',
    ],
    cases: [
      [
        'a limit shows its time, not the server’s text',
        { kind: 'limited', status: 429, text: 'Too many.', until: UNTIL },
        { code: 'serverTryLater', status: 429, until: UNTIL },
      ],
    ],
    walk: entered(limited, { ...again, says: 'serverTryLater', waits: true }),
    play: enter,
  },
  'a code while offline': {
    row: [
      'no connection, or the first code while the browser reports that it is offline',
      "'Internet connection is not available.' under the field",
    ],
    cases: [['offline has a message of its own', { kind: 'offline' }, { code: 'offline' }]],
    walk: signsIn(
      { ...sms, activate: 'nothing' },
      { at: '/phone-auth', state: { factorCode: { step: 'editing', attempt: 3 } }, says: 'offline' },
      tried,
      [{ offline: true }, CODE, CODE],
    ),
    play: { person: 'sms', todo: 'Take the browser offline, then enter the code.' },
  },
})

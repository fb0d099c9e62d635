import { statusCalls, CODE, sms, tried } from 'scenarios/factors/textCode'
import { due, limited, NOW, refused, signIn, table } from 'scenarios/scenario'

/** The page of a code that is valid until this many milliseconds after the walk has begun. */
const endsIn = (ms: number) => ({
  at: '/phone-auth' as const,
  state: { factorCode: { step: 'editing', request: { kind: 'text' } } },
  keeps: { mfaDeadline: NOW + ms },
})

export const phoneAuth = table('phone-auth', ['input', 'result'], {
  'no text message is awaited': {
    recorded: true,
    row: [
      'no time-out',
      "`/` with 'Please sign in again.'; a person with the cookie `simple` goes to the web app instead",
    ],
    walk: { from: '/phone-auth', as: 'reload', calls: [], ends: { at: '/', says: 'signInAgain' } },
    play: { person: 'sms', todo: 'Refresh the page of the code.' },
  },
  'the page of a text message': {
    row: ['a time-out, on the first visit', 'the page sets the deadline and counts down'],
    walk: {
      answers: sms,
      does: [...signIn(), { passMs: 20_000 }],
      calls: statusCalls,
      ends: endsIn(300_000),
    },
    play: { person: 'sms' },
  },
  'the page of a text message once more': {
    row: ['a time-out, on a later visit', 'the deadline stays'],
    walk: {
      answers: sms,
      does: [...signIn(), { passMs: 20_000 }, { load: '/phone-auth', as: 'back_forward' }],
      calls: statusCalls,
      ends: endsIn(300_000),
    },
    play: { person: 'sms', todo: 'Leave the page of the code, and come back.' },
  },
  'another code': {
    recorded: true,
    row: [
      "'Send a new code', 30 s after the last",
      'the call; the countdown starts again with the time of its answer',
    ],
    walk: {
      answers: {
        ...sms,
        fetchSessionStatus: due({ type: 'sms', timeout: 300, resend: true }),
        resendCode: { body: { timeout: 200 } },
      },
      does: [...signIn(), { passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
      calls: [...statusCalls, 'resendCode'],
      ends: { ...endsIn(230_000), state: { newCode: { step: 'offered', sent: 1 } } },
    },
    play: { person: 'sms-resend', todo: 'Wait, then ask for another code.' },
  },
  'another code that nobody sends': {
    row: ['the same, and the call fails', "'Server error, please try later.', and the countdown goes on"],
    walk: {
      answers: {
        ...sms,
        fetchSessionStatus: due({ type: 'sms', timeout: 300, resend: true }),
        resendCode: limited,
      },
      does: [...signIn(), { passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
      calls: [...statusCalls, 'resendCode'],
      ends: { ...endsIn(300_000), says: 'serverTryLater', waits: true },
    },
    play: { person: 'sms-resend', todo: 'Wait, then ask for another code.' },
  },
  'another code for a session that is over': {
    row: ['the same, and 401', "'Please sign in again.' on the sign-in page"],
    walk: {
      answers: {
        ...sms,
        fetchSessionStatus: due({ type: 'sms', timeout: 300, resend: true }),
        resendCode: refused(401),
      },
      does: [...signIn(), { passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
      calls: [...statusCalls, 'resendCode'],
      ends: { at: '/', says: 'signInAgain' },
    },
    play: { person: 'sms-resend', todo: 'Wait, then ask for another code.' },
  },
  'a text message that has run out': {
    row: ['the deadline passes', "`/`, 'Your security code has expired. Sign in again to get a new one.'"],
    walk: {
      answers: sms,
      does: [...signIn(), { passMs: 300_000 }],
      calls: statusCalls,
      ends: { at: '/', says: 'codeTimedOut', keeps: { mfaType: undefined } },
    },
    play: { person: 'sms-short', todo: 'Wait for a minute.' },
  },
  'a text message that runs out during its check': {
    row: ['it passes during the check of a code', 'the page waits for the answer first'],
    walk: {
      answers: { ...sms, activate: 'never' },
      does: [...signIn(), { passMs: 290_000 }, CODE, { passMs: 15_000 }],
      calls: tried,
      ends: { at: '/phone-auth', state: { factorCode: { step: 'sending' } } },
    },
    play: { person: 'sms-short', todo: 'Enter the code in the last seconds.' },
  },
})

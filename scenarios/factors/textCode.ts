import { CODE, sms, tried } from 'scenarios/factors/stepFacts'
import {
  type Answer,
  type Answers,
  CHECKS,
  type End,
  LATER,
  limited,
  NOW,
  refused,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'

/** The page of a code that is valid until this many milliseconds after the walk has begun. */
const endsIn = (ms: number) => ({
  at: '/phone-auth' as const,
  state: { factorCode: { step: 'editing', request: { kind: 'text' } } },
  keeps: { mfaDeadline: NOW + ms },
})
const resendable = withFactors({ type: 'sms', timeout: 300, resend: true })
const resent = (resendCode: Answer, ends: End, answers: Answers = resendable) =>
  signsIn(
    { ...answers, resendCode },
    ends,
    [...STATUS_ASKED, 'resendCode'],
    [{ passMs: 30_000 }, { type: 'newCode/newCodePressed' }],
  )
const sentAgain = { ...endsIn(230_000), state: { newCode: { step: 'offered', sent: 1 } } }
const runsOut = (answers: Answers) =>
  signsIn(answers, { at: '/', says: 'codeTimedOut', keeps: { mfaType: undefined } }, STATUS_ASKED, [
    { passMs: 300_000 },
  ])
const resend = { person: 'sms-resend', todo: 'Wait, then ask for another code.' }

const NEW_CODE = [
  "'Send a new code', 30 s after the previous one",
  'the app requests it; the countdown restarts with the time of the answer',
]
const OVER = ['the deadline passes', "`/`, 'Your security code has expired. Sign in again to get a new one.'"]

export const phoneAuth = table('phone-auth', ['input', 'result'], {
  'no text message is expected': {
    recorded: true,
    row: ['no time-out', "`/` with 'Please sign in again.'; with the cookie `simple`, the web app instead"],
    walk: { from: '/phone-auth', as: 'reload', calls: [], ends: { at: '/', says: 'signInAgain' } },
    play: { person: 'sms', todo: 'Refresh the page of the code.' },
  },
  'the page of a text message': {
    row: ['a time-out, on the first visit', 'the page sets the deadline and counts down'],
    walk: signsIn(sms, endsIn(300_000), STATUS_ASKED, [{ passMs: 20_000 }]),
    play: { person: 'sms' },
  },
  'the page of a text message, shown again': {
    row: ['a time-out, on a later visit', 'the deadline stays'],
    walk: signsIn(sms, endsIn(300_000), STATUS_ASKED, [
      { passMs: 20_000 },
      { load: '/phone-auth', as: 'back_forward' },
    ]),
    play: { person: 'sms', todo: 'Leave the page of the code, and come back.' },
  },
  'another code': {
    recorded: true,
    row: NEW_CODE,
    walk: resent({ body: { timeout: 200 } }, sentAgain),
    play: resend,
  },
  'another code that is not sent': {
    row: ['the same, and the call fails', `${LATER}, and the countdown continues`],
    walk: resent(limited, { ...endsIn(300_000), says: 'serverTryLater', waits: true }),
    play: resend,
  },
  'another code after the end of the session': {
    row: ['the same, and 401', "'Please sign in again.' on the sign-in page"],
    walk: resent(refused(401), { at: '/', says: 'signInAgain' }),
    play: resend,
  },
  'an expired text message': {
    row: OVER,
    walk: runsOut(sms),
    play: { person: 'sms-short', todo: 'Wait for a minute.' },
  },
  'a text message that expires while its code is checked': {
    row: ['it passes while a code is being checked', 'the page waits for the answer first'],
    walk: signsIn(
      { ...sms, activate: 'never' },
      { at: '/phone-auth', state: { factorCode: { step: 'sending' } } },
      tried,
      [{ passMs: 290_000 }, CODE, { passMs: 15_000 }],
    ),
    play: { person: 'sms-short', todo: 'Enter the code in the last seconds.' },
  },
})

const email = withFactors({ type: 'email', timeout: 300, resend: true, reference: 'm•••@harbor.test' })
const MAILED = { ...CODE, payload: { kind: 'text', mfaType: 'email', code: '012345' } }
const entered = (activate: Answer, ends: End, more: readonly string[] = []) =>
  signsIn({ ...email, activate }, ends, [...tried, ...more], [MAILED])

/** The page is that of a text message in all but its words; these walks hold that it is. */
export const emailCode = table('email-code', ['input', 'result'], {
  'a correct code by e-mail': {
    row: ['the correct code', 'the checks after the last factor'],
    walk: entered({ status: 204 }, { left: '/online/' }, CHECKS),
    play: { person: 'email', todo: 'Enter the code.' },
  },
  'a code by e-mail before another factor': {
    row: ['the same, and the answer names a further factor', 'that factor'],
    walk: entered({ body: { mfa: [{ type: 'symantecVip', action: 'code' }] } }, { at: '/symantec' }),
    play: { person: 'email', todo: 'Enter the code.' },
  },
  'a wrong code by e-mail': {
    row: ['a wrong code', 'the server’s message below the field'],
    walk: entered(refused(400, { message: 'Wrong code.' }), {
      at: '/email-code',
      says: 'serverText',
      text: 'Wrong code.',
      state: { factorCode: { step: 'editing', attempt: 2 } },
    }),
    play: { person: 'email', todo: 'Enter a wrong code.' },
  },
  'another code by e-mail': {
    row: NEW_CODE,
    walk: resent({ body: { timeout: 200 } }, { ...sentAgain, at: '/email-code' }, email),
    play: { person: 'email', todo: 'Wait, then ask for another code.' },
  },
  'an expired code by e-mail': {
    row: OVER,
    walk: runsOut(email),
    play: { person: 'email-short', todo: 'Wait for a minute.' },
  },
  'a code by e-mail whose page is refreshed': {
    row: ['a refresh', "`/` with 'Please sign in again.'"],
    walk: signsIn(email, { at: '/', says: 'signInAgain' }, STATUS_ASKED, [
      { load: '/email-code', as: 'reload' },
    ]),
    play: { person: 'email', todo: 'Refresh the page of the code.' },
  },
})

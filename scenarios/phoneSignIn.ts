import { ROUTES } from 'src/constants/routes'
import type { AfterRequest } from 'src/features/phoneSignIn/approval/afterRequest'
import type { RequestEnd } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import type { AfterPhoneAnswer } from 'src/features/phoneSignIn/afterPhoneAnswer'
import { decision, type Flows, type Kind } from 'scenarios/map/decision'
import {
  type Answer,
  limited,
  refused,
  settings,
  table,
  type Walk,
  LATER,
  type End,
} from 'scenarios/scenario'

const COMPANY = { fetchSettings: settings({ phoneSignInEnabled: true }) }
const PRESS = { type: 'phoneSignIn/buttonPressed' }
const POLL = { passMs: 5100 }
const BEGUN: Answer = {
  body: {
    deviceCode: '9f86d081884c7d659a2feaa0c55ad015',
    userCode: 'WDJ4BMJ8',
    verificationUri: 'https://app.example/signin/phone',
    expiresIn: 300,
    interval: 5,
  },
}
const pending = (body: object): Answer => ({ status: 202, body })
const end = (code: string): Answer => refused(400, { code })
const computer = (phoneSignIn: object) => ({ at: '/', state: { phoneSignIn } }) as const
const pressing = { todo: "Press 'Sign in with your phone'." }

/** The first step of a company that has it, a press of the button, and one poll. */
const polled = (pollPhoneSignIn: Answer, ends: End, more: Partial<Walk> = {}): Walk => ({
  answers: { ...COMPANY, beginPhoneSignIn: BEGUN, pollPhoneSignIn },
  does: [PRESS, POLL],
  calls: ['beginPhoneSignIn', 'pollPhoneSignIn'],
  ends,
  ...more,
})
/** The same without an answer to the press that has codes. */
const notBegun = (beginPhoneSignIn: Answer, ends: End): Walk => ({
  answers: { ...COMPANY, beginPhoneSignIn },
  does: [PRESS],
  calls: ['beginPhoneSignIn'],
  ends,
})

/** The computer's side (phone/states). */
const phoneSignIns = table('phone-sign-in', ['call', 'answer', 'what happens'], {
  'a sign-in by phone at a company without it': {
    row: ['settings', 'no `phoneSignInEnabled`', 'no button and no request'],
    walk: { does: [PRESS], calls: [], ends: { at: '/' } },
  },
  'codes for a phone': {
    row: ['POST phone-sign-in', 'codes', 'a QR code, an address, a code and their expiry'],
    walk: {
      answers: { ...COMPANY, beginPhoneSignIn: BEGUN },
      does: [PRESS],
      calls: ['beginPhoneSignIn'],
      ends: computer({ step: 'shown' }),
    },
    play: pressing,
  },
  'codes for a phone that cannot be loaded': {
    row: ['', 'a failure, or no answer in time', `${LATER}; 'Try again'`],
    walk: notBegun(refused(500), { ...computer({ step: 'failed' }), says: 'serverTryLater' }),
    play: pressing,
  },
  'too many codes for a phone': {
    row: ['', '429', 'the time of the next request, also at the button'],
    walk: notBegun(limited, { ...computer({ step: 'failed' }), says: 'serverTryLater', waits: true }),
    play: pressing,
  },
  'a phone that has not opened the request yet': {
    row: ['POST phone-sign-in/status', '202 `waiting`', 'the codes stay'],
    walk: polled(pending({ state: 'waiting' }), computer({ step: 'shown' })),
  },
  'a phone that has opened the request': {
    row: ['', '202 `comparing`', 'the number in place of the codes'],
    walk: polled(
      pending({ state: 'comparing', number: '47' }),
      computer({ step: 'comparing', number: '47' }),
    ),
  },
  'a page that polls too fast': {
    row: ['', '202 `slowDown`', 'the page polls more slowly; nothing else changes'],
    walk: polled(pending({ state: 'slowDown', interval: 30 }), computer({ step: 'shown' }), {
      does: [PRESS, POLL, { passMs: 20_000 }],
    }),
  },
  'a phone that has refused': {
    row: [
      '',
      '400 `phoneSignInDenied`',
      "'The sign-in was refused on the phone.', and a button for a new code",
    ],
    walk: polled(end('phoneSignInDenied'), computer({ step: 'over', why: 'denied' })),
  },
  'expired codes for a phone': {
    row: ['', '400 `phoneSignInExpired`', "'This code can no longer be used.', and a button for a new code"],
    walk: polled(end('phoneSignInExpired'), computer({ step: 'over', why: 'expired' })),
  },
  'a sign-in by phone in an unknown state': {
    row: ['', 'a failure', `${LATER} until the next answer; the codes stay`],
    walk: polled(refused(500), { ...computer({ step: 'shown' }), says: 'serverTryLater' }),
  },
  'a phone that has approved': {
    row: ['', '200', 'the checks that follow a password'],
    walk: polled(
      { body: { userName: 'grace' } },
      { left: '/online/', state: { phoneSignIn: { step: 'closed' } } },
      {
        calls: [
          'beginPhoneSignIn',
          'pollPhoneSignIn',
          'fetchFeatures',
          'fetchSettings',
          'fetchOnboardingStatus',
        ],
      },
    ),
  },
})

const CODE = 'WDJ4BMJ8'
const TYPE = { type: 'phoneApproval/codeEntered', payload: CODE }
const APPROVE = { type: 'phoneApproval/answered', payload: { approve: true, number: '47' } }
const DENY = { type: 'phoneApproval/answered', payload: { approve: false } }
const ASKED: Answer = {
  body: { requestedAt: 1_767_225_600_000, place: 'Lisbon, Portugal', device: 'Chrome', expiresIn: 240 },
}
const phone = (phoneApproval: object) => ({ at: '/phone', state: { phoneApproval } }) as const
const opening = { todo: 'Sign in, then open /signin/phone, and type a code of 8 letters.' }

const opened = (openPhoneRequest: Answer, ends: End, more: Partial<Walk> = {}): Walk => ({
  from: '/phone',
  answers: { ...COMPANY, openPhoneRequest },
  does: [TYPE],
  calls: ['openPhoneRequest'],
  ends,
  ...more,
})
const answered = (answerPhoneRequest: Answer, ends: End, deed: object = APPROVE): Walk =>
  opened(ASKED, ends, {
    answers: { ...COMPANY, openPhoneRequest: ASKED, answerPhoneRequest },
    does: [TYPE, deed as typeof APPROVE],
    calls: ['openPhoneRequest', 'answerPhoneRequest'],
  })

/** The phone's side (phone/question). */
const phoneRequests = table('phone-request', ['call', 'answer', 'what happens'], {
  'a phone at a company without sign-in by phone': {
    row: ['settings', 'no `phoneSignInEnabled`', '`/`; no request'],
    walk: { from: '/phone', calls: [], ends: { at: '/' } },
  },
  'a phone without a code': {
    row: ['none', '', 'the form for the code'],
    walk: { from: '/phone', answers: COMPANY, calls: [], ends: phone({ step: 'typing' }) },
  },
  'a code that a computer shows': {
    row: [
      'POST phone-sign-in/request',
      'place, browser and time',
      'the question, with the field for the number',
    ],
    walk: opened(ASKED, phone({ step: 'asked' })),
    play: opening,
  },
  'a code that no computer shows': {
    row: ['', '404 `phoneRequestUnknown`', 'no computer waits for this code; the user can enter another one'],
    walk: opened(refused(404, { code: 'phoneRequestUnknown' }), phone({ step: 'over', how: 'unknown' })),
    play: opening,
  },
  'a phone without a session': {
    row: ['', '401', '`/`; the sign-in leads back to `/phone`'],
    walk: opened(refused(401), { at: '/', says: 'signInAgain' }),
    play: opening,
  },
  'a code that cannot be looked up': {
    row: ['', 'a failure', `${LATER}; 'Try again'`],
    walk: opened(refused(500), { ...phone({ step: 'failed' }), says: 'serverTryLater' }),
    play: opening,
  },
  'a request in the session of another user': {
    row: [
      '',
      '409 `otherAccount`',
      "`/` with 'Another account was used in another tab. Please sign in again.'",
    ],
    walk: opened(refused(409, { code: 'otherAccount' }), { at: '/', says: 'otherAccount' }),
  },
  'an approval on the phone': {
    row: ['POST phone-sign-in/answer', 'done', "'Approved. Go on at the computer.'"],
    walk: answered({ body: {} }, phone({ step: 'over', how: 'approved' })),
  },
  'a refusal on the phone': {
    row: ['', 'done, after a refusal', "'Refused. Nobody was signed in.'"],
    walk: answered({ body: {} }, phone({ step: 'over', how: 'denied' }), DENY),
  },
  'a number that the computer does not show': {
    row: ['', '400 `phoneNumberWrong`', 'the number does not match, and the request was refused'],
    walk: answered(refused(400, { code: 'phoneNumberWrong' }), phone({ step: 'over', how: 'wrongNumber' })),
  },
  'an answer that comes too late': {
    row: ['', '404 `phoneRequestUnknown`', 'no computer waits for this code'],
    walk: answered(refused(404, { code: 'phoneRequestUnknown' }), phone({ step: 'over', how: 'unknown' })),
  },
  'an answer after the end of the session': {
    row: ['', '401', '`/`; the sign-in leads back to `/phone`'],
    walk: answered(refused(401), { at: '/', says: 'signInAgain' }),
  },
  'an answer that cannot be sent': {
    row: ['', 'a failure', `${LATER}; the buttons work again`],
    walk: answered(refused(500), { ...phone({ step: 'asked' }), says: 'serverTryLater' }),
  },
})

const decisions = {
  'code of a phone': decision<Kind<AfterPhoneAnswer>>(
    'phoneSignIn/afterPhoneAnswer',
    'afterPhoneAnswer',
    [ROUTES.login],
    { wait: 'stays', compare: 'stays', over: 'stays', goOn: 'password' },
  ),
  'request on the phone': decision<Kind<AfterRequest>>(
    'phoneSignIn/approval/afterRequest',
    'afterRequest',
    [ROUTES.phoneRequest],
    { ask: 'stays', over: 'stays', signIn: ROUTES.login },
  ),
  'verdict on the phone': decision<RequestEnd | 'signIn'>(
    'phoneSignIn/approval/afterRequest',
    'afterVerdict',
    [ROUTES.phoneRequest],
    {
      approved: 'stays',
      denied: 'stays',
      wrongNumber: 'stays',
      unknown: 'stays',
      signIn: ROUTES.login,
    },
  ),
}

export const phoneSignIn: Flows = {
  tables: [phoneSignIns, phoneRequests],
  decisions,
  explained: [
    {
      why: 'the return to the question on a phone after a sign-in: `test/e2e/phoneSignIn/` walks it in a browser',
      edges: ['caller: phoneSignIn → /phone'],
    },
  ],
}

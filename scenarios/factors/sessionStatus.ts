import {
  type Answer,
  deviceCheckAt,
  due,
  html,
  NOW,
  page,
  refused,
  settings,
  table,
  type Walk,
  type End,
} from 'scenarios/scenario'
import type { Route } from 'src/constants/routes'
import type { StatusOutcome } from 'src/features/mfa/statusOutcome'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'

export const approval = { type: 'signinVerification', isMfaStepConfigured: true }
export const STATUS = 'fetchSessionStatus'
export const awaiting = (status: Answer, ends: End, more: readonly string[] = []): Walk => ({
  from: '/verification',
  answers: { [STATUS]: status },
  calls: [STATUS, ...more],
  ends,
})
/** (factors/status-fails) */
export const troubled: End = { at: '/verification', says: 'serverLater' }

interface StatusFacts {
  status: SessionStatus
  here: Route
}

const numbered = { ...approval, challenge: '47', place: 'Lisbon' }
const setup = { type: 'signinVerification', isMfaStepConfigured: false }
const shown = { kind: 'screen', route: '/verification', cookie: 'signinVerification' } as const
const dueTo = (step: typeof approval | undefined): SessionStatus => ({ kind: 'factorDue', step })
const at = (here: Route, status: SessionStatus): StatusFacts => ({ here, status })

export const statuses = table<StatusFacts, StatusOutcome>('session-status', ['answer', 'what happens'], {
  'the status of a signed-in user': {
    recorded: true,
    row: ['200', 'the native-app install check, then simple login'],
    cases: [['200: signed in', at('/verification', { kind: 'authenticated' }), { kind: 'authenticated' }]],
    walk: {
      from: '/session-status',
      answers: { fetchSettings: settings({ requireNativeAppInstall: true }) },
      calls: [STATUS, 'fetchSettings'],
      ends: { left: deviceCheckAt('', '/signin/session-status') },
    },
    play: { person: 'sso-install' },
  },
  'the status of a session that needs a new password': {
    row: ['200 with `passwordChange`', '`/reset-temp-password`, with the reason, before anything else'],
    cases: [
      [
        'a session that needs a new password is signed in',
        at('/session-status', { kind: 'authenticated', passwordChange: 'expired' }),
        { kind: 'authenticated' },
      ],
    ],
    walk: {
      from: '/session-status',
      answers: { fetchSessionStatus: { body: { passwordChange: 'expired' } } },
      calls: [STATUS],
      ends: {
        at: '/reset-temp-password',
        state: { record: { signIn: { answer: { passwordChange: 'expired' } } } },
      },
    },
    play: { person: 'password-expired', todo: 'Open the page of the session status in a new tab.' },
  },
  'a page of HTML instead of a status': {
    row: ['200 with HTML, broken JSON or null', 'a failure'],
    walk: awaiting(html, troubled),
    play: { person: 'approve' },
  },
  'the status of a user with a remaining factor': {
    row: ['202 with a list', 'its first step, see above'],
    cases: [
      ['the approval is still awaited', at('/verification', dueTo(approval)), { kind: 'wait' }],
      ['the app is not set up yet', at('/mobile-setup', dueTo(setup)), { kind: 'wait' }],
      ['the app was set up', at('/mobile-setup', dueTo(approval)), { kind: 'factor', destination: shown }],
      ['a factor is due', at('/session-status', dueTo(approval)), { kind: 'factor', destination: shown }],
      [
        'no factor is left',
        at('/verification', dueTo(undefined)),
        { kind: 'factor', destination: { kind: 'simpleLogin' } },
      ],
    ],
    walk: awaiting(due({ type: 'symantecVip', action: 'code' }), { at: '/symantec' }),
    play: { person: 'three-factors' },
  },
  'the status of an approval with a number': {
    row: ['202 with `challenge`, `requestedAt`, `place`', 'the page shows them'],
    cases: [['an approval with a number is pending', at('/verification', dueTo(numbered)), { kind: 'wait' }]],
    walk: awaiting(due({ ...numbered, requestedAt: '2026-11-22T08:00:00Z' }), {
      at: '/verification',
      state: { record: { factor: { extras: { challenge: '47', requestedAt: NOW, place: 'Lisbon' } } } },
    }),
    play: { person: 'approve-number' },
  },
  'a status without a list': {
    row: ['202 without a readable list', "a failure, never 'empty list'"],
    walk: awaiting({ status: 202, body: { mfa: null }, wrong: true }, troubled),
    play: { person: 'approve' },
  },
  'a verification that failed': {
    row: ['400', 'its text; polling pauses until Resend (`/verification`) or Try again'],
    cases: [
      [
        '400 shows the server’s text',
        at('/verification', { kind: 'denied', text: 'Too late.' }),
        { kind: 'denied', problem: { code: 'serverText', text: 'Too late.' } },
      ],
      [
        '400 without a text: try later',
        at('/verification', { kind: 'denied', text: undefined }),
        { kind: 'denied', problem: { code: 'serverText' } },
      ],
    ],
    walk: {
      ...awaiting(refused(400, { message: 'Too late.' }), {
        at: '/verification',
        says: 'serverText',
        text: 'Too late.',
      }),
      does: [{ passMs: 60_000 }],
    },
    play: { person: 'approve' },
  },
  'an error page instead of a status': {
    row: ['400 or 401 with HTML', 'a failure'],
    walk: awaiting(page(401), troubled),
    play: { person: 'approve' },
  },
  'the status of a signed-out user': {
    row: ['401', '`/`, with the previous path in the location state'],
    cases: [['401: signed out', at('/verification', { kind: 'unauthenticated' }), { kind: 'signedOut' }]],
    walk: awaiting(refused(401), {
      at: '/',
      says: 'loginDenied',
      state: { router: { location: { state: { previousPath: '/verification' } } } },
    }),
    play: { person: 'approve', todo: 'Deny the request on the phone.' },
  },
  'a status that cannot be read': {
    recorded: true,
    row: ['any other failure', "'Server error. Please try later.' until the next answer; polling continues"],
    walk: {
      ...awaiting(
        refused(500),
        { at: '/verification', state: { sessionPoll: { step: 'waiting', wait: { checked: true } } } },
        [STATUS],
      ),
      does: [{ answers: { [STATUS]: due(approval) } }, { passMs: 3000 }],
    },
    play: { person: 'approve' },
  },
})

import type { ProblemCode } from 'src/constants/problems'
import type { Arrival, ReturnReason } from 'src/features/signIn/arrival/arrivalReason'
import { type Case, checking, mode, refused, table, unknownFactor } from 'scenarios/scenario'

type Reason = ReturnReason | undefined

const plainArrival: Arrival = { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }
const over = (code: ProblemCode, more: object = {}): ReturnReason => ({
  problem: { code, ...more },
  sessionOver: true,
})
const arrives = (rule: string, facts: Partial<Arrival>, reason: Reason): Case<Arrival, Reason> => [
  rule,
  { ...plainArrival, ...facts },
  reason,
]
const aborted = (code: ProblemCode): Partial<Arrival> => ({ abortReason: { code } })
const elsewhere = (code: ProblemCode): ReturnReason => ({
  problem: { code },
  sessionOver: false,
  stays: true,
})
const status = ['fetchSessionStatus']

/** The causes, each of which outranks those below it. */
export const arrivals = table<Arrival, Reason>('arrival', ['input', 'result', 'the session is over'], {
  'another flow was aborted': {
    row: ['another flow was aborted with an error', 'that error', 'yes'],
    cases: [arrives('an aborted sign-in', aborted('deviceCheckFailed'), over('deviceCheckFailed'))],
    walk: {
      from: '/session-status',
      answers: { fetchSessionStatus: unknownFactor },
      calls: status,
      ends: { at: '/', says: 'serverLater' },
    },
    play: { person: 'unknown-factor' },
  },
  'the sign-in was cancelled at the identity provider': {
    row: [
      '`/session-status?error=cancelled`, `noAccount` or anything else',
      "'The sign-in with your company was cancelled. You can try again.', or why it failed",
      'yes',
    ],
    cases: [
      arrives('a sign-in cancelled at the provider', aborted('providerCancelled'), over('providerCancelled')),
    ],
    walk: {
      from: '/session-status?error=cancelled',
      keeps: { back: '/docs/7', username: 'ada' },
      calls: [],
      ends: {
        at: '/',
        says: 'providerCancelled',
        keeps: { back: '/docs/7' },
        state: { login: { step: 'username', username: 'ada' } },
      },
    },
    play: { person: 'sso', todo: 'At the identity provider: cancel.' },
  },
  'another account was used in another tab': {
    recorded: true,
    row: [
      'another user has signed in in another tab of this browser',
      "'Another account was used in another tab. Please sign in again.'",
      'the cookie `simple` is neither followed nor removed',
    ],
    cases: [
      arrives('a sign-in of another user in another tab', aborted('otherAccount'), elsewhere('otherAccount')),
    ],
    walk: {
      from: '/session-status',
      cookies: mode('simple'),
      answers: { fetchSessionStatus: unknownFactor },
      keeps: { signIn: { mark: { id: 'm1', who: '', username: 'ada' } } },
      marks: { id: 'm2', who: '' },
      calls: [],
      ends: { at: '/', says: 'otherAccount', cookies: mode('simple') },
    },
    play: { person: 'approve', todo: 'Sign in as simple in another tab.' },
  },
  'the user signed out in another tab': {
    row: [
      'the user has signed out in another tab of this browser',
      "'You signed out in another tab.'",
      'as above',
    ],
    cases: [
      arrives('a sign-out in another tab', aborted('signedOutElsewhere'), elsewhere('signedOutElsewhere')),
    ],
    walk: {
      from: '/session-status',
      keeps: { signIn: { mark: { id: 'm1', who: '', username: 'ada' } } },
      marks: { id: 'm2', who: '', ended: true },
      calls: [],
      ends: { at: '/', says: 'signedOutElsewhere' },
    },
    play: { person: 'approve', todo: 'Sign in as approve in another tab, and sign out there.' },
  },
  'a device check was not passed': {
    row: [
      'the device-check app returns: the cookie `w-device-compliance-check-info` still exists when the page loads, but not after a refresh',
      "'The device check was not passed.'",
      'yes',
    ],
    walk: {
      cookies: checking('mfa'),
      calls: [],
      ends: { says: 'deviceCheckFailed', cookies: { 'w-device-compliance-check-info': undefined } },
    },
    play: { person: 'device-v1', todo: 'Fail the device check.' },
  },
  'a sign-in request was denied': {
    row: ['a 401 on `/verification`', "'Login request denied'", 'yes'],
    cases: [arrives('a denied approval', { previousPath: '/verification' }, over('loginDenied'))],
    walk: {
      from: '/verification',
      answers: { fetchSessionStatus: refused(401) },
      calls: status,
      ends: { at: '/', says: 'loginDenied' },
    },
    play: { person: 'approve', todo: 'Deny the request on the phone.' },
  },
  'a session has reached its life span': {
    row: [
      '`foyer.sessionLifespanLimit`',
      "'You were signed out to stay compliant with your security policy.'",
      'yes',
    ],
    cases: [arrives('a session past its life span', { sessionLifespanLimit: true }, over('sessionLifespan'))],
    walk: {
      keeps: { sessionLifespanLimit: 480 },
      calls: [],
      ends: { says: 'sessionLifespan', keeps: { sessionLifespanLimit: undefined } },
    },
    play: { todo: 'In the web app: end the session by its life span.' },
  },
  'a session was inactive for too long': {
    row: ['`foyer.sessionTimeoutLimit`', "'You have been signed out after {n} mins of inactivity'", 'yes'],
    cases: [
      arrives(
        'inactivity for 15 minutes',
        { sessionTimeoutLimit: 15 },
        over('sessionInactive', { minutes: 15 }),
      ),
      arrives(
        'inactivity for 0 minutes',
        { sessionTimeoutLimit: 0 },
        over('sessionInactive', { minutes: 0 }),
      ),
    ],
    walk: {
      keeps: { sessionTimeoutLimit: 15 },
      calls: [],
      ends: { says: 'sessionInactive', keeps: { sessionTimeoutLimit: undefined } },
    },
    play: { todo: 'In the web app: end the session for inactivity.' },
  },
  'the session has ended': {
    row: ['a 401 on any other screen', "'Please sign in again.'", 'yes'],
    cases: [arrives('a 401 on any other page', { previousPath: '/change-password' }, over('signInAgain'))],
    walk: {
      from: '/change-password',
      answers: { fetchDevices: refused(401) },
      calls: ['fetchDevices', 'fetchConnectedApps'],
      ends: { at: '/', says: 'signInAgain' },
    },
    play: { todo: 'Open /signin/change-password without signing in.' },
  },
  'a screen has lost its data': {
    row: ['a screen without the data that it needs', "'Please sign in again.'", 'no'],
    cases: [
      arrives(
        'a page that lacks its data',
        { lostStep: true },
        { problem: { code: 'signInAgain' }, sessionOver: false },
      ),
    ],
    walk: { from: '/phone-auth', calls: [], ends: { at: '/', says: 'signInAgain' } },
    play: { todo: 'Open /signin/phone-auth without signing in.' },
  },
  'an ordinary arrival': {
    row: ['none of these', 'no message', 'no'],
    cases: [arrives('any other arrival has no reason', {}, undefined)],
    walk: { calls: [], ends: { at: '/', state: { login: { step: 'username', username: '' } } } },
  },
})

import type { Problem } from 'src/constants/problems'
import type { Arrival, ReturnReason } from 'src/features/signIn/arrival/arrivalReason'
import { checking, refused, type Table, unknownFactor } from 'scenarios/scenario'

const plainArrival: Arrival = { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }
const broken: Problem = { code: 'deviceCheckFailed' }
const over = (problem: Problem): ReturnReason => ({ problem, sessionOver: true })
const status = ['fetchSessionStatus']

/** The causes, each of which outranks those below it. */
export const arrivals: Table<Arrival, ReturnReason | undefined> = {
  id: 'arrival',
  columns: ['input', 'result', 'the session is over'],
  rows: [
    {
      name: 'another flow was aborted',
      row: ['another flow was aborted with an error', 'that error', 'yes'],
      cases: [
        ['a journey that was broken off says why', { ...plainArrival, abortReason: broken }, over(broken)],
      ],
      walk: {
        from: '/session-status',
        answers: { fetchSessionStatus: unknownFactor },
        calls: status,
        ends: { at: '/', says: 'serverLater' },
      },
      play: { person: 'unknown-factor' },
    },
    {
      name: 'the sign-in was broken off at the identity provider',
      row: [
        '`/session-status?error=cancelled`, `noAccount` or anything else',
        "'The sign-in with your company was cancelled. You can try again.', or why it failed",
        'yes',
      ],
      cases: [
        [
          'a provider that sends somebody back says why',
          { ...plainArrival, abortReason: { code: 'providerCancelled' } },
          over({ code: 'providerCancelled' }),
        ],
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
    {
      name: 'another account was used in another tab',
      recorded: true,
      row: [
        'another tab of this browser has signed somebody else in',
        "'Another account was used in another tab. Please sign in again.'",
        'the cookie `simple` is neither followed nor removed',
      ],
      cases: [
        [
          'somebody else has signed in in another tab',
          { ...plainArrival, abortReason: { code: 'otherAccount' } },
          { problem: { code: 'otherAccount' }, sessionOver: false, stays: true },
        ],
      ],
      walk: {
        from: '/session-status',
        cookies: { authenticationMode: 'simple' },
        answers: { fetchSessionStatus: unknownFactor },
        keeps: { signIn: { mark: { id: 'm1', who: '', username: 'ada' } } },
        marks: { id: 'm2', who: '' },
        calls: [],
        ends: { at: '/', says: 'otherAccount', cookies: { authenticationMode: 'simple' } },
      },
      play: { person: 'approve', todo: 'Sign in as simple in another tab.' },
    },
    {
      name: 'somebody signed out in another tab',
      row: ['another tab of this browser has signed out', "'You signed out in another tab.'", 'as above'],
      cases: [
        [
          'the sign-out was in another tab',
          { ...plainArrival, abortReason: { code: 'signedOutElsewhere' } },
          { problem: { code: 'signedOutElsewhere' }, sessionOver: false, stays: true },
        ],
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
    {
      name: 'a device check was not passed',
      row: [
        "the device-check app returns: the cookie `w-device-compliance-check-info` is still there at the page's start, not after a refresh",
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
    {
      name: 'a sign-in request was denied',
      row: ['a 401 on `/verification`', "'Login request denied'", 'yes'],
      cases: [
        [
          'from the approval it was denied',
          { ...plainArrival, previousPath: '/verification' },
          over({ code: 'loginDenied' }),
        ],
      ],
      walk: {
        from: '/verification',
        answers: { fetchSessionStatus: refused(401) },
        calls: status,
        ends: { at: '/', says: 'loginDenied' },
      },
      play: { person: 'approve', todo: 'Deny the request on the phone.' },
    },
    {
      name: 'a session has reached its life span',
      row: [
        '`foyer.sessionLifespanLimit`',
        "'You were signed out to stay compliant with your security policy.'",
        'yes',
      ],
      cases: [
        [
          'the end of a session’s life',
          { ...plainArrival, sessionLifespanLimit: true },
          over({ code: 'sessionLifespan' }),
        ],
      ],
      walk: {
        keeps: { sessionLifespanLimit: 480 },
        calls: [],
        ends: { says: 'sessionLifespan', keeps: { sessionLifespanLimit: undefined } },
      },
      play: { todo: 'In the web app: end the session by its life span.' },
    },
    {
      name: 'a session was inactive for too long',
      row: ['`foyer.sessionTimeoutLimit`', "'You have been signed out after {n} mins of inactivity'", 'yes'],
      cases: [
        [
          'inactivity, with its minutes',
          { ...plainArrival, sessionTimeoutLimit: 15 },
          over({ code: 'sessionInactive', minutes: 15 }),
        ],
        [
          'none at all is a limit, too',
          { ...plainArrival, sessionTimeoutLimit: 0 },
          over({ code: 'sessionInactive', minutes: 0 }),
        ],
      ],
      walk: {
        keeps: { sessionTimeoutLimit: 15 },
        calls: [],
        ends: { says: 'sessionInactive', keeps: { sessionTimeoutLimit: undefined } },
      },
      play: { todo: 'In the web app: end the session for inactivity.' },
    },
    {
      name: 'nobody is signed in any more',
      row: ['a 401 on any other screen', "'Please sign in again.'", 'yes'],
      cases: [
        [
          'a 401 anywhere else',
          { ...plainArrival, previousPath: '/change-password' },
          over({ code: 'signInAgain' }),
        ],
      ],
      walk: {
        from: '/change-password',
        answers: { fetchDevices: refused(401) },
        calls: ['fetchDevices', 'fetchConnectedApps'],
        ends: { at: '/', says: 'signInAgain' },
      },
      play: { todo: 'Open /signin/change-password without signing in.' },
    },
    {
      name: 'a screen has lost its data',
      row: ['a screen without the data that it needs', "'Please sign in again.'", 'no'],
      cases: [
        [
          'a step that is not known any more',
          { ...plainArrival, lostStep: true },
          { problem: { code: 'signInAgain' }, sessionOver: false },
        ],
      ],
      walk: { from: '/phone-auth', calls: [], ends: { at: '/', says: 'signInAgain' } },
      play: { todo: 'Open /signin/phone-auth without signing in.' },
    },
    {
      name: 'an arrival of the person’s own',
      row: ['none of these', 'no message', 'no'],
      cases: [['an arrival of the person’s own has nothing to say', plainArrival, undefined]],
      walk: { calls: [], ends: { at: '/', state: { login: { step: 'username', username: '' } } } },
    },
  ],
}

import { sessionEvents } from 'src/features/session/sessionEvents'
import { mode, table } from 'scenarios/scenario'

const simple = mode('simple')

const COLUMNS = ['cookie `authenticationMode` is `simple`, and', 'result']

export const simpleCookie = table('simple-cookie', COLUMNS, {
  'the cookie is from a session that has ended': {
    row: ['the session is over', 'the app removes the cookie and shows the form with the message'],
    walk: {
      cookies: simple,
      keeps: { sessionTimeoutLimit: 15 },
      calls: [],
      ends: { says: 'sessionInactive', cookies: { authenticationMode: undefined } },
    },
    play: { person: 'simple', todo: 'In the web app: end the session for inactivity.' },
  },
  'a user is signed in': {
    row: ['it is not', 'the web app root, with the container hidden'],
    walk: {
      cookies: simple,
      calls: ['fetchFeatures'],
      ends: { left: '/online/', state: { login: { step: 'leaving' } } },
    },
    play: { person: 'simple', todo: 'Sign in, then open /signin/ again.' },
  },
  'the web app waits in another window': {
    row: ['it is not, and the address has `mode=popup`', '`/session-status`, which reads the session status'],
    walk: {
      from: '/?mode=popup',
      cookies: simple,
      answers: { fetchSessionStatus: { status: 401 } },
      calls: ['fetchSessionStatus'],
      ends: { says: 'signInAgain', cookies: { authenticationMode: undefined }, keeps: { mode: 'popup' } },
    },
    play: { person: 'simple', todo: 'Open /online/note, end the session, save, and sign in again.' },
  },
  'the user requests the form in such a window': {
    row: ["the same, and the user chooses 'Back to sign in' there", 'the form'],
    walk: {
      from: '/?mode=popup',
      cookies: simple,
      answers: { fetchSessionStatus: 'never' },
      does: [sessionEvents.routeFollowed('/')],
      calls: ['fetchSessionStatus'],
      ends: { at: '/', state: { login: { step: 'username' } }, cookies: simple },
    },
    play: { person: 'simple', todo: 'Open /online/note, sign in again while the session status fails.' },
  },
  'the web app always redirects back': {
    row: ['the same for the third time within 30 s', 'the app removes the cookie and shows the form'],
    walk: {
      cookies: simple,
      does: [{ load: '/' }, { load: '/' }],
      calls: ['fetchFeatures'],
      ends: {
        left: '/online/',
        state: { login: { step: 'username' } },
        cookies: { authenticationMode: undefined },
      },
    },
    play: { person: 'simple', todo: 'Sign in, then open /signin/ three times.' },
  },
})

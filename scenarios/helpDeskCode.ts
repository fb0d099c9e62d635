import type { Flows } from 'scenarios/map/decision'
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

const HELP = { type: 'session/helpRequested' }
const PRESS = { type: 'deskCode/wanted' }
const OPENED = ['fetchHelpInfo', 'fetchHelpDeskCode']
const ASKED = [...OPENED, 'createHelpDeskCode']
const POLLED = [...ASKED, 'fetchHelpDeskCode']
const NONE: Answer = { body: { code: null, seen: false } }
const CODE: Answer = { body: { code: '048213', expiresIn: 600 } }
const SEEN: Answer = { body: { code: null, seen: true, seenAt: 1_767_225_600_000 } }

/** The form of a company that has the desk, and a press in it. */
const asked = (createHelpDeskCode: Answer, ends: End, more: Partial<Walk> = {}): Walk => ({
  answers: {
    fetchSettings: settings({ helpDeskCodeEnabled: true }),
    fetchHelpDeskCode: NONE,
    createHelpDeskCode,
  },
  does: [HELP, PRESS],
  calls: ASKED,
  ends,
  ...more,
})
const here = (deskCode: object) => ({ state: { deskCode } }) as const
const POLL = { passMs: 3100 }
const play = { todo: 'Get help, then show a code.' }

const deskCodes = table('desk-code', ['call', 'answer', 'what happens'], {
  'a code for the help desk at a company without them': {
    row: ['settings', 'no `helpDeskCodeEnabled`', 'no offer and no request'],
    walk: { does: [HELP], calls: ['fetchHelpInfo'], ends: here({ step: 'off' }) },
    play: { todo: 'Get help.' },
  },
  'a code for the help desk': {
    row: [
      'POST support/code',
      'a code',
      'six digits, their expiry, and the warning to give them only to the help desk',
    ],
    walk: asked(CODE, here({ step: 'shown' })),
    play: {
      person: 'desk-code',
      todo: 'Sign in, refresh, get help, show a code, then look it up at /sandbox/help-desk.',
    },
  },
  'a code that the help desk has seen': {
    row: [
      'GET support/code',
      '`seen`',
      "'Your help desk has seen this code.', the time, and advice for a user who has not given it to them",
    ],
    walk: asked(CODE, here({ step: 'seen' }), {
      does: [HELP, PRESS, { answers: { fetchHelpDeskCode: SEEN } }, POLL],
      calls: POLLED,
    }),
  },
  'a code that is no longer valid': {
    row: [
      '',
      'no code: it has expired, or a sign-in in this browser has invalidated it',
      "'This code can no longer be used.'; another press requests a new one",
    ],
    walk: asked(CODE, here({ step: 'over' }), {
      does: [HELP, PRESS, POLL],
      calls: POLLED,
    }),
  },
  'a code after a refresh, or in a second tab': {
    row: ['', 'a code when the form opens', 'that code'],
    walk: {
      answers: { fetchSettings: settings({ helpDeskCodeEnabled: true }), fetchHelpDeskCode: CODE },
      from: '/help/support-form',
      calls: OPENED,
      ends: here({ step: 'shown' }),
    },
  },
  'a code whose lookup status is unknown': {
    row: ['', 'a failure', `${LATER} until the next answer; the code stays`],
    walk: asked(
      CODE,
      { ...here({ step: 'shown' }), says: 'serverTryLater' },
      {
        does: [HELP, PRESS, { answers: { fetchHelpDeskCode: refused(500) } }, POLL],
        calls: POLLED,
      },
    ),
  },
  'a code that the server rejects': {
    row: ['POST support/code', 'a failure, or no answer in time', `${LATER}; the button works again`],
    walk: asked(refused(500), { ...here({ step: 'offered' }), says: 'serverTryLater' }),
    play,
  },
  'too many codes for the help desk': {
    row: ['', '429', 'the time of the next request, also at the button'],
    walk: asked(limited, { ...here({ step: 'offered' }), says: 'serverTryLater', waits: true }),
    play,
  },
  'a code for the help desk while offline': {
    row: ['', 'offline', "'Internet connection is not available.'"],
    walk: asked(
      'nothing',
      { ...here({ step: 'offered' }), says: 'offline' },
      { does: [HELP, { offline: true }, PRESS, PRESS] },
    ),
  },
  'a code in the session of another user': {
    row: [
      '',
      '409 `otherAccount`',
      "`/` with 'Another account was used in another tab. Please sign in again.'; no code",
    ],
    walk: asked(
      refused(409, { code: 'otherAccount' }),
      { ...here({ step: 'offered' }), at: '/', says: 'otherAccount' },
      { calls: POLLED },
    ),
  },
})

export const helpDeskCode: Flows = { tables: [deskCodes] }

import type { Flows } from 'scenarios/map/decision'
import {
  type Answer,
  type Deed,
  due,
  type End,
  html,
  LATER,
  limited,
  mode,
  refused,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'

const STEP = { type: 'sms', timeout: 300, alternatives: ['email', 'totp', 'guestSms', 'signinVerification'] }
const SAME = `${LATER}, on the same step`
const choice = (type: string): Deed => ({ type: 'alternatives/chosen', payload: type })
const chosen = (
  chooseFactor: Answer,
  ends: End,
  { does = [choice('email')], more = [] }: { does?: Deed[]; more?: string[] } = {},
) => signsIn({ ...withFactors(STEP), chooseFactor }, ends, [...STATUS_ASKED, 'chooseFactor', ...more], does)
const stays = { at: '/phone-auth', keeps: { mfaType: 'sms', mfaTimeout: 300 } } as const
const play = { person: 'other-ways', todo: 'Try another way.' }

const choices = table('another-factor', ['answer', 'what happens'], {
  'another factor': {
    row: ['2xx, an object whose `mfa` has a step', 'that factor; the previous one does not count as passed'],
    walk: chosen(
      { body: { mfa: [{ type: 'email', timeout: 200, alternatives: ['sms', 'email'] }] } },
      {
        at: '/email-code',
        cookies: mode('twoFactor'),
        keeps: { mfaType: 'email', mfaTimeout: 200 },
        state: { record: { factor: { extras: { alternatives: ['sms'] } }, signIn: { done: undefined } } },
      },
    ),
    play,
  },
  'an authenticator app instead of a code': {
    row: ['the same with `totp`', 'its page, which no longer waits for the sent code'],
    walk: chosen(
      { body: { mfa: [{ type: 'totp', action: 'code' }] } },
      {
        at: '/authenticator',
        cookies: mode('totp'),
        keeps: { mfaType: undefined, mfaTimeout: undefined, stepExtras: undefined },
      },
      { does: [choice('totp')] },
    ),
    play,
  },
  'another factor on the same page': {
    row: ['the same with a step of the current page', 'the page restarts'],
    walk: chosen(
      { body: { mfa: [{ type: 'guestSms', timeout: 200 }] } },
      {
        at: '/phone-auth',
        keeps: { mfaType: 'guestSms', mfaTimeout: 200 },
        state: { factorCode: { step: 'editing', visit: 2 }, alternatives: { step: 'offered' } },
      },
      { does: [choice('guestSms')] },
    ),
  },
  'another factor of an unknown type': {
    row: [
      'the same with an unknown type, or a code without a time-out',
      "`/` with 'Server error. Please try later.'",
    ],
    walk: chosen({ body: { mfa: [{ type: 'fido9' }] }, wrong: true }, { at: '/', says: 'serverLater' }),
  },
  'a choice whose answer has no step': {
    row: ['2xx without a body, without a step, or anything else', `${SAME}; no one is signed in`],
    walk: chosen(
      { body: { mfa: [] }, wrong: true },
      { ...stays, says: 'serverTryLater', state: { alternatives: { step: 'offered' } } },
    ),
    play,
  },
  'a choice that is answered with a page of HTML': {
    row: ['a page of HTML', SAME],
    walk: chosen(html, { ...stays, says: 'serverTryLater' }),
    play,
  },
  'a factor that cannot be chosen': {
    row: ['a rejection with a text', 'the text, on the same step'],
    walk: chosen(refused(400, { message: 'Not this one.' }), {
      ...stays,
      says: 'serverText',
      text: 'Not this one.',
    }),
    play,
  },
  'a choice after the end of the session': {
    row: ['401, and the session status says 401', "`/` with 'Please sign in again.'"],
    walk: chosen(
      refused(401, { message: 'Over.' }),
      { at: '/', says: 'signInAgain' },
      {
        does: [{ answers: { fetchSessionStatus: refused(401) } }, choice('email')],
        more: ['fetchSessionStatus'],
      },
    ),
  },
  'a choice that is rejected with 401': {
    row: ['401, and the session status says that a factor is due', 'the text, on the same step'],
    walk: chosen(
      refused(401, { message: 'Not this one.' }),
      { ...stays, says: 'serverText', text: 'Not this one.' },
      { more: ['fetchSessionStatus'] },
    ),
  },
  'a choice without an answer': {
    row: ['an error of the server; no answer', SAME],
    walk: chosen('nothing', { ...stays, says: 'serverTryLater' }),
    play,
  },
  'too many choices': {
    row: ['429, or 503 with `Retry-After`', 'when the next choice is possible, also at each choice'],
    walk: chosen(limited, { ...stays, says: 'serverTryLater', waits: true }),
    play: { person: 'other-ways', todo: 'Choose eleven times.' },
  },
  'a choice while offline': {
    row: [
      'no connection, or the first choice while the browser reports that it is offline',
      "'Internet connection is not available.'",
    ],
    walk: chosen(
      'nothing',
      { ...stays, says: 'offline' },
      { does: [{ offline: true }, choice('email'), choice('email')] },
    ),
    play,
  },
  'a choice in the session of another user': {
    row: ['409 `otherAccount`', "`/` with 'Another account was used in another tab. Please sign in again.'"],
    walk: chosen(refused(409, { code: 'otherAccount' }), { at: '/', says: 'otherAccount' }),
  },
  'a factor that another tab has chosen': {
    row: [
      'a poll of `/verification` names another factor that offers the approval',
      'that factor; the approval does not count as passed',
    ],
    walk: {
      from: '/verification',
      answers: {
        fetchSessionStatus: due({ type: 'totp', action: 'code', alternatives: ['signinVerification'] }),
      },
      calls: ['fetchSessionStatus'],
      ends: { at: '/authenticator', state: { record: { signIn: { done: undefined } } } },
    },
  },
})

export const alternatives: Flows = { tables: [choices] }

import type { Problem } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'
import {
  type Answer,
  ASKED,
  type Deed,
  page,
  PASSWORD,
  refusal,
  refused,
  signsIn,
  table,
  UNTIL,
  type Walk,
  type End,
} from 'scenarios/scenario'

const SAVED: Deed = { type: 'temporaryPassword/submitted', payload: { newPassword: PASSWORD } }
const temporary = (setTemporaryPassword: Answer, ends: End): Walk => ({
  from: '/reset-temp-password',
  answers: { setTemporaryPassword },
  does: [SAVED],
  calls: ['setTemporaryPassword'],
  ends: { at: '/reset-temp-password', ...ends },
})
const play = { person: 'activation-code', todo: 'Set a password.' }

export const temporaries = table<Failure, Problem>('temporary', ['answer', 'what happens'], {
  'a temporary password that is replaced': {
    row: [
      'done',
      'the app sets the onboarding status Completed (and logs a failure), then `/session-status`',
    ],
    walk: {
      from: '/reset-temp-password',
      keeps: { signIn: { mark: { id: 'm1', who: '', username: 'grace' } } },
      answers: { setOnboardingStatus: refused(500), fetchSessionStatus: 'never' },
      does: [SAVED],
      calls: ['setTemporaryPassword', 'setOnboardingStatus', 'fetchSessionStatus'],
      ends: { at: '/session-status' },
    },
    play,
  },
  'an expired password that is replaced': {
    row: [
      'done, after `passwordChange` `expired` or `policy`',
      '`/session-status`; the onboarding status stays as it is, and the return address is kept',
    ],
    walk: {
      from: '/?back=/online/mail',
      ...signsIn(
        { signIn: { body: { userId: 'u-17', passwordChange: 'expired' } } },
        { left: '/online/mail', cookies: { authenticationMode: 'simple' } },
        [...ASKED, 'setTemporaryPassword', 'fetchSessionStatus', 'fetchSettings', 'fetchFeatures'],
        [SAVED],
      ),
    },
    play: { person: 'password-expired', todo: 'Set a password.' },
  },
  'a temporary password that is replaced before the checks': {
    row: [
      'done, after `passwordChange` `temporary`',
      'the app sets the onboarding status Completed, then `/session-status`',
    ],
    walk: signsIn(
      { signIn: { body: { userId: 'u-17', passwordChange: 'temporary' } } },
      { left: '/online/' },
      [
        ...ASKED,
        'setTemporaryPassword',
        'setOnboardingStatus',
        'fetchSessionStatus',
        'fetchSettings',
        'fetchFeatures',
      ],
      [SAVED],
    ),
    play: { person: 'password-temporary', todo: 'Set a password.' },
  },
  'a temporary password that was replaced before': {
    row: [
      '403',
      "'Your password was already created. Please refresh the page to continue.'; a refresh leads to `/session-status`",
    ],
    walk: temporary(refused(403), {
      says: 'alreadyCreated',
      keeps: { signIn: { said: { passwordIsActivationCode: false } } },
    }),
    play,
  },
  'a temporary password whose change fails': {
    row: [
      'a server message; no answer; too many tries without a time',
      "'An error occurred, please try again later.'",
    ],
    cases: [
      ['a rejection with a message', refusal(400, 'No.'), { code: 'tryAgainLater', status: 400 }],
      ['no answer', { kind: 'unreachable' }, { code: 'tryAgainLater' }],
      ['no connection', { kind: 'offline' }, { code: 'offline' }],
      [
        'too many tries',
        { kind: 'limited', status: 429, until: UNTIL },
        { code: 'tryAgainLater', status: 429, until: UNTIL },
      ],
    ],
    walk: temporary(refused(400, { message: 'No.' }), { says: 'tryAgainLater' }),
    play,
  },
  'a password that breaks a rule of the server': {
    row: ['400 or 409 with `code: passwordRefused`', "the server's text, at the field of the new password"],
    walk: temporary(refused(400, { code: 'passwordRefused', message: 'Not a name of ours.' }), {
      says: 'serverText',
      text: 'Not a name of ours.',
    }),
    play,
  },
  'a temporary password that is rejected with a page of HTML': {
    row: ['an error with HTML, 403 included', "'An error occurred, please try again later.'"],
    cases: [['an HTML page', { kind: 'page', status: 403 }, { code: 'tryAgainLater', status: 403 }]],
    walk: temporary(page(403), { says: 'tryAgainLater' }),
    play,
  },
  'a password that was used before': {
    row: ['otherwise', "'You can't set passwords you've used before or that contain personal information.'"],
    cases: [
      ['a rejection without a message', refusal(400), { code: 'usedPassword', status: 400 }],
      ['a server error without a message', refusal(500), { code: 'usedPassword', status: 500 }],
    ],
    walk: temporary(refused(400), { says: 'usedPassword' }),
    play,
  },
})

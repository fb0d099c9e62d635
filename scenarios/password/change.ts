import {
  type Answer,
  type Deed,
  PASSWORD,
  refused,
  table,
  type Walk,
  LATER,
  type End,
} from 'scenarios/scenario'

const CHANGED: Deed[] = [
  { type: 'changePassword/introRead' },
  { type: 'changePassword/submitted', payload: { currentPassword: 'Old-Horse-88', newPassword: PASSWORD } },
]
const LISTS = ['fetchDevices', 'fetchConnectedApps']
const CHECKED = [...LISTS, 'checkProhibitedPassword']
const change = (
  answers: Record<string, Answer>,
  calls: readonly string[],
  ends: End,
  more: Deed[] = [],
): Walk => ({ from: '/change-password', answers, does: [...CHANGED, ...more], calls, ends })
const REFUSED = { code: 'passwordRefused', message: 'Not a name of ours.' }
const form = { at: '/change-password', state: { changePassword: { step: 'updateOldPassword' } } } as const
const todo = 'Sign in, then open /signin/change-password.'

export const changes = table('change', ['call', 'answer', 'what happens'], {
  'connected devices that cannot be loaded': {
    row: ['devices, apps', 'a failure', `${LATER} in its region; 'Got it' still works`],
    walk: {
      from: '/change-password',
      answers: { fetchDevices: refused(500) },
      does: [{ type: 'changePassword/introRead' }],
      calls: LISTS,
      ends: { ...form, says: 'serverTryLater' },
    },
    play: { todo },
  },
  'a new password that is allowed': {
    row: ['is-password-prohibited', '`false`', 'the app sends the change'],
    walk: change({ changePassword: 'never' }, [...CHECKED, 'changePassword'], {
      state: { changePassword: { step: 'saving' } },
    }),
    play: { todo },
  },
  'a new password that is prohibited': {
    row: ['is-password-prohibited', '`true`', "'The password is prohibited, please try a new one.'"],
    walk: change({ checkProhibitedPassword: { body: true } }, CHECKED, {
      ...form,
      says: 'prohibitedPassword',
    }),
    play: { todo },
  },
  'a new password whose check fails': {
    row: ['is-password-prohibited', 'anything else', `${LATER}; the app does not send the change`],
    walk: change({ checkProhibitedPassword: { body: 'maybe', wrong: true } }, CHECKED, {
      ...form,
      says: 'serverTryLater',
    }),
    play: { todo },
  },
  'a password that is changed': {
    recorded: true,
    row: ['settings/password', 'done', "'Password updated'; Continue leads to the web app root"],
    walk: change(
      {},
      [...CHECKED, 'changePassword', 'fetchFeatures'],
      { left: '/online/', state: { changePassword: { step: 'leaving' } } },
      [{ type: 'changePassword/continued' }],
    ),
    play: { todo },
  },
  'an old password that is wrong': {
    row: [
      'settings/password',
      '400 with `code: currentPasswordWrong`',
      "'Your old password is not correct.' at its field",
    ],
    walk: change(
      { changePassword: refused(400, { code: 'currentPasswordWrong' }) },
      [...CHECKED, 'changePassword'],
      { ...form, says: 'wrongOldPassword' },
    ),
    play: { todo },
  },
  'a new password that breaks a rule of the server': {
    row: [
      'settings/password',
      '400 or 409 with `code: passwordRefused`',
      "the server's text, at the field of the new password",
    ],
    walk: change({ changePassword: refused(400, REFUSED) }, [...CHECKED, 'changePassword'], {
      ...form,
      says: 'serverText',
      text: REFUSED.message,
    }),
    play: { todo },
  },
  'a change that fails': {
    row: ['settings/password', 'anything else', LATER],
    walk: change({ changePassword: refused(500) }, [...CHECKED, 'changePassword'], {
      ...form,
      says: 'serverTryLater',
    }),
    play: { todo },
  },
})

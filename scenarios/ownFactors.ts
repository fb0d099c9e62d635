import {
  type Answer,
  type Answers,
  type End,
  refused,
  type Rows,
  settings,
  type Walk,
} from 'scenarios/scenario'

const OFFERED: Answers = {
  fetchSettings: settings({
    securityPageEnabled: true,
    authenticatorsEnabled: true,
    recoveryCodesEnabled: true,
  }),
  fetchOwnPassword: { body: {} },
  fetchAuthenticators: { body: [{ id: 'a-1', name: 'Authenticator app', removable: true }] },
  fetchTrustedDevices: { body: [] },
  fetchRecoveryCodes: { body: { left: 4 } },
}
const OFFERED_CALLS = [
  'fetchDevices',
  'fetchConnectedApps',
  'fetchOwnPassword',
  'fetchAuthenticators',
  'fetchRecoveryCodes',
  'fetchTrustedDevices',
]
const AGAIN = ['fetchAuthenticators', 'fetchRecoveryCodes']
const URI = 'otpauth://totp/Harbor:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Harbor'
const BEGIN = { type: 'account/setUpPressed' }
const NUMBER = { type: 'enrolment/codeEntered', payload: '012345' }
const CODES = { recoveryCodes: ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue'] }
const NEW_CODES = { type: 'account/actPressed', payload: { kind: 'newCodes' } }
const REMOVE = { type: 'account/actPressed', payload: { kind: 'removeApp', id: 'a-1' } }
const act = (
  does: NonNullable<Walk['does']>,
  answers: Answers,
  calls: readonly string[],
  state: End['state'] & object,
  more: End = {},
): Walk => ({
  from: '/security',
  answers: { ...OFFERED, ...answers },
  does,
  calls: [...OFFERED_CALLS, ...calls],
  ends: { at: '/security', state, ...more },
})
/** The set-up of an app, with this answer to its code. */
const setsUp = (
  confirmAuthenticator: Answer,
  state: End['state'] & object,
  calls: readonly string[] = AGAIN,
  more?: End,
) =>
  act(
    [BEGIN, NUMBER],
    { beginAuthenticator: { body: { uri: URI } }, confirmAuthenticator },
    ['beginAuthenticator', 'confirmAuthenticator', ...calls],
    state,
    more,
  )
const SET_UP = 'Sign in as simple, open /signin/security, then set an app up'
/** The actions of a person with authenticator apps and recovery codes on the security page. */
export const ownFactorRows: Rows = {
  'setting an authenticator app up': {
    row: [
      'authenticators/begin, then confirm',
      'done',
      'the app is in the list; recovery codes that come with it are shown once',
    ],
    walk: setsUp(
      { body: CODES },
      { enrolment: { step: 'closed', end: 'kept' }, recoveryCodes: { step: 'shown' } },
    ),
    play: { todo: `${SET_UP}.` },
  },
  'a wrong code of a new authenticator app': {
    row: [
      'authenticators/confirm',
      '400 `codeWrong`',
      "'The verification code is invalid.' at its field, and the key stays",
    ],
    walk: setsUp(refused(400, { code: 'codeWrong' }), { enrolment: { step: 'open' } }, [], {
      says: 'invalidCode',
    }),
    play: { todo: `${SET_UP} with a wrong code.` },
  },
  'a set-up that has ended': {
    row: ['authenticators/confirm', '400 `setUpOver`', 'the page says so, and reads the list again'],
    walk: setsUp(refused(400, { code: 'setUpOver' }), { enrolment: { step: 'closed', end: 'over' } }),
    play: { todo: `${SET_UP}, and pass ten minutes before its code.` },
  },
  'setting an authenticator app up after an old sign-in': {
    row: ['authenticators/begin', '403 `proveAgain`', 'the page asks for the password or a passkey'],
    walk: act([BEGIN], { beginAuthenticator: refused(403, { code: 'proveAgain' }) }, ['beginAuthenticator'], {
      enrolment: { step: 'closed' },
      proof: { step: 'asked', place: 'setUpApp' },
    }),
    play: { todo: `${SET_UP} eleven minutes later.` },
  },
  'removing the only authenticator app that the company wants': {
    row: ['authenticators/remove', '400 `lastFactor`', 'the page says that another is to be set up first'],
    walk: act(
      [REMOVE],
      { removeAuthenticator: refused(400, { code: 'lastFactor' }) },
      ['removeAuthenticator'],
      { ownAct: { removeApp: { step: 'refused' } } },
    ),
    play: { todo: 'Sign in as totp, open /signin/security, then remove the app.' },
  },
  'removing an authenticator app': {
    row: ['authenticators/remove', 'done', 'the list and the count of the codes are read again'],
    walk: act([REMOVE], { removeAuthenticator: {} }, ['removeAuthenticator', ...AGAIN], {
      ownAct: { removeApp: { step: 'done' } },
    }),
    play: { todo: `${SET_UP}, and remove it.` },
  },
  'new recovery codes': {
    row: ['recovery-codes/new', 'done', 'the codes are shown once, and counted again'],
    walk: act(
      [NEW_CODES],
      { makeRecoveryCodes: { body: CODES } },
      ['makeRecoveryCodes', 'fetchRecoveryCodes'],
      { recoveryCodes: { step: 'shown' }, ownAct: { newCodes: { step: 'done' } } },
    ),
    play: { todo: 'Sign in as totp, open /signin/security, then press for new codes.' },
  },
}

import {
  type Answer,
  type Answers,
  CHECKED,
  type Deed,
  type End,
  LATER,
  PASSWORD,
  refused,
  settings,
  signIn,
  table,
  type Walk,
} from 'scenarios/scenario'

const BASIC = ['fetchDevices', 'fetchConnectedApps']
const ALL = [...BASIC, 'fetchOwnPassword', 'fetchAuthenticators', 'fetchTrustedDevices']
const EXTENDED: Answers = {
  fetchSettings: settings({ securityPageEnabled: true }),
  fetchOwnPassword: { body: { changedAt: 1_767_225_600_000 } },
  fetchAuthenticators: { body: [{ id: 'a-1', name: 'VIP Access' }] },
  fetchTrustedDevices: { body: [] },
}
const ELSEWHERE = { type: 'account/actPressed', payload: { kind: 'signOutElsewhere' } }
const PROOF = { type: 'proof/passwordEntered', payload: PASSWORD }
const page = (answers: Answers, calls: Walk['calls'], ends: End, does?: Deed[]): Walk => ({
  from: '/security',
  answers,
  ...(does && { does }),
  calls,
  ends,
})
const OLD = { ...EXTENDED, signOutElsewhere: refused(403, { code: 'proveAgain' }) }
const here = (ownParts: object, more: object = {}) =>
  ({ at: '/security', state: { ownParts, ...more } }) as const
const todo = 'Sign in, then open /signin/security.'
const loaded = { state: 'told' }

const OFFERED: Answers = {
  ...EXTENDED,
  fetchSettings: settings({
    securityPageEnabled: true,
    authenticatorsEnabled: true,
    recoveryCodesEnabled: true,
  }),
  fetchAuthenticators: { body: [{ id: 'a-1', name: 'Authenticator app', removable: true }] },
  fetchRecoveryCodes: { body: { left: 4 } },
}
const READ = ['fetchOwnPassword', 'fetchAuthenticators', 'fetchRecoveryCodes', 'fetchTrustedDevices']
const AGAIN = ['fetchAuthenticators', 'fetchRecoveryCodes']
const URI = 'otpauth://totp/Harbor:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Harbor'
const BEGIN = { type: 'account/setUpPressed' }
const NUMBER = { type: 'enrolment/codeEntered', payload: '012345' }
const CODES = { recoveryCodes: ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue'] }
const NEW_CODES = { type: 'account/actPressed', payload: { kind: 'newCodes' } }
const REMOVE = { type: 'account/actPressed', payload: { kind: 'removeApp', id: 'a-1' } }
const act = (
  does: Deed[],
  answers: Answers,
  calls: readonly string[],
  state: NonNullable<End['state']>,
  more: End = {},
): Walk =>
  page({ ...OFFERED, ...answers }, [...BASIC, ...READ, ...calls], { at: '/security', state, ...more }, does)
const setsUp = (
  confirmAuthenticator: Answer,
  state: NonNullable<End['state']>,
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

export const ownSecurity = table('security', ['call', 'answer', 'what happens'], {
  'the security page at a company with the extension': {
    row: ['all', 'done', 'each region shows the result of its call'],
    walk: page(EXTENDED, ALL, here({ password: loaded, authenticators: loaded, trusted: loaded })),
    play: { todo },
  },
  'the security page at a company without the extension': {
    row: [
      'settings',
      'no `securityPageEnabled`',
      'no call of the extension; the page shows the password form, devices and apps',
    ],
    walk: page({}, BASIC, here({ password: { state: 'off' }, devices: { facts: [] } })),
    play: { todo },
  },
  'the security page with a part that cannot be loaded': {
    recorded: true,
    row: ['security/authenticators', 'a failure', `${LATER} in its region; the others do not change`],
    walk: page({ ...EXTENDED, fetchAuthenticators: refused(500) }, ALL, {
      ...here({ password: loaded, authenticators: { state: 'failed' }, trusted: loaded }),
      says: 'serverTryLater',
    }),
    play: { todo },
  },
  'signing out everywhere else': {
    row: [
      'sign-out-elsewhere',
      'done',
      'the page shows the result and reloads devices, apps and trusted devices',
    ],
    walk: page(
      { ...EXTENDED, signOutElsewhere: {} },
      [...ALL, 'signOutElsewhere', ...BASIC, 'fetchTrustedDevices'],
      here({}, { ownAct: { signOutElsewhere: { step: 'done' } } }),
      [ELSEWHERE],
    ),
    play: { todo: 'Sign in, open /signin/security, then sign out everywhere else.' },
  },
  'signing out everywhere else after an old sign-in': {
    row: [
      'sign-out-elsewhere',
      '403 `proveAgain`',
      'the page asks for the password or a passkey; after a correct one the user presses again',
    ],
    walk: page(
      OLD,
      [...ALL, 'signOutElsewhere', 'proveAgain', 'signOutElsewhere', ...BASIC, 'fetchTrustedDevices'],
      here({}, { proof: { step: 'away' }, ownAct: { signOutElsewhere: { step: 'done' } } }),
      [ELSEWHERE, { answers: { ...EXTENDED, signOutElsewhere: {}, proveAgain: {} } }, PROOF, ELSEWHERE],
    ),
    play: { todo: 'Sign in, pass ten minutes in the control room, then sign out everywhere else.' },
  },
  'a wrong proof': {
    row: ['prove', '400 `proofWrong`', "'The password is not correct.' at its field"],
    walk: page(
      { ...OLD, proveAgain: refused(400, { code: 'proofWrong' }) },
      [...ALL, 'signOutElsewhere', 'proveAgain'],
      { ...here({}, { proof: { step: 'asked' } }), says: 'wrongPassword' },
      [ELSEWHERE, PROOF],
    ),
    play: { todo: 'Sign in, pass ten minutes, sign out everywhere else, then give a wrong password.' },
  },
  'setting up an authenticator app': {
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
  'a wrong code from a new authenticator app': {
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
  'an expired set-up': {
    row: ['authenticators/confirm', '400 `setUpOver`', 'the page shows the error and reloads the list'],
    walk: setsUp(refused(400, { code: 'setUpOver' }), { enrolment: { step: 'closed', end: 'over' } }),
    play: { todo: `${SET_UP}, and pass ten minutes before its code.` },
  },
  'setting up an authenticator app after an old sign-in': {
    row: ['authenticators/begin', '403 `proveAgain`', 'the page asks for the password or a passkey'],
    walk: act([BEGIN], { beginAuthenticator: refused(403, { code: 'proveAgain' }) }, ['beginAuthenticator'], {
      enrolment: { step: 'closed' },
      proof: { step: 'asked', place: 'setUpApp' },
    }),
    play: { todo: `${SET_UP} eleven minutes later.` },
  },
  'removing the only authenticator app that the company requires': {
    row: [
      'authenticators/remove',
      '400 `lastFactor`',
      'the page shows that another factor must be set up first',
    ],
    walk: act(
      [REMOVE],
      { removeAuthenticator: refused(400, { code: 'lastFactor' }) },
      ['removeAuthenticator'],
      { ownAct: { removeApp: { step: 'refused' } } },
    ),
    play: { todo: 'Sign in as totp, open /signin/security, then remove the app.' },
  },
  'removing an authenticator app': {
    row: ['authenticators/remove', 'done', 'the page reloads the list and the count of the codes'],
    walk: act([REMOVE], { removeAuthenticator: {} }, ['removeAuthenticator', ...AGAIN], {
      ownAct: { removeApp: { step: 'done' } },
    }),
    play: { todo: `${SET_UP}, and remove it.` },
  },
  'new recovery codes': {
    row: ['recovery-codes/new', 'done', 'the codes are shown once, and their count is updated'],
    walk: act(
      [NEW_CODES],
      { makeRecoveryCodes: { body: CODES } },
      ['makeRecoveryCodes', 'fetchRecoveryCodes'],
      { recoveryCodes: { step: 'shown' }, ownAct: { newCodes: { step: 'done' } } },
    ),
    play: { todo: 'Sign in as totp, open /signin/security, then press for new codes.' },
  },
  'the security page without a session': {
    recorded: true,
    row: ['any of them', '401', "'Please sign in again.', and the sign-in leads back to `/security`"],
    walk: page(
      { fetchDevices: refused(401), fetchConnectedApps: 'never' },
      [...BASIC, ...CHECKED, ...BASIC],
      { at: '/security', keeps: { mode: undefined } },
      [{ answers: { fetchDevices: { body: [] }, fetchConnectedApps: { body: [] } } }, ...signIn()],
    ),
    play: { todo: 'Open /signin/security, then sign in.' },
  },
})

import { ownFactorRows } from 'scenarios/ownFactors'
import {
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
const here = (security: object, more: object = {}) =>
  ({ at: '/security', state: { security, ...more } }) as const
const todo = 'Sign in, then open /signin/security.'
const loaded = { state: 'told' }

export const ownSecurity = table('security', ['call', 'answer', 'what happens'], {
  'own security at a company that has the extension': {
    row: ['all', 'done', 'each region tells what its call says'],
    walk: page(EXTENDED, ALL, here({ password: loaded, authenticators: loaded, trusted: loaded })),
    play: { todo },
  },
  'own security at a company that says nothing of it': {
    row: [
      'settings',
      'no `securityPageEnabled`',
      'no call of the extension; the change of the password, devices and apps are there',
    ],
    walk: page({}, BASIC, here({ password: { state: 'off' } }, { connected: { devices: { facts: [] } } })),
    play: { todo },
  },
  'own security of which one part cannot be read': {
    recorded: true,
    row: ['security/authenticators', 'a failure', `${LATER} in its region; the others are as they were`],
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
      'the page says so, and reads devices, apps and trusted devices again',
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
      'the page asks for the password or a passkey; after a right one the person presses again',
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
  ...ownFactorRows,
  'own security of nobody': {
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

import { type Answer, CHECKED, refused, settings, signIn, type Table, type Walk } from 'scenarios/scenario'

const LATER = "'Server error, please try later.'"
const BASIC = ['fetchDevices', 'fetchConnectedApps']
const ALL = [...BASIC, 'fetchOwnPassword', 'fetchAuthenticators', 'fetchTrustedDevices']
const EXTENDED: Record<string, Answer> = {
  fetchSettings: settings({ securityPageEnabled: true }),
  fetchOwnPassword: { body: { changedAt: 1_767_225_600_000 } },
  fetchAuthenticators: { body: [{ id: 'a-1', name: 'VIP Access' }] },
  fetchTrustedDevices: { body: [] },
}
const page = (answers: Record<string, Answer>, calls: readonly string[], ends: Walk['ends']): Walk => ({
  from: '/security',
  answers,
  calls,
  ends,
})
const here = (security: object, more: object = {}) =>
  ({ at: '/security', state: { security, ...more } }) as const
const todo = 'Sign in, then open /signin/security.'
const told = { state: 'told' }

export const ownSecurity: Table = {
  id: 'security',
  columns: ['call', 'answer', 'what happens'],
  rows: [
    {
      name: 'own security at a company that has the extension',
      row: ['all', 'done', 'each region tells what its call says'],
      walk: page(EXTENDED, ALL, here({ password: told, authenticators: told, trusted: told })),
      play: { todo },
    },
    {
      name: 'own security at a company that says nothing of it',
      row: [
        'settings',
        'no `securityPageEnabled`',
        'no call of the extension; the change of the password, devices and apps are there',
      ],
      walk: page({}, BASIC, here({ password: { state: 'off' } }, { connected: { devices: { list: [] } } })),
      play: { todo },
    },
    {
      name: 'own security of which one part cannot be read',
      row: ['security/authenticators', 'a failure', `${LATER} in its region; the others are as they were`],
      walk: page({ ...EXTENDED, fetchAuthenticators: refused(500) }, ALL, {
        ...here({ password: told, authenticators: { state: 'failed' }, trusted: told }),
        says: 'serverTryLater',
      }),
      play: { todo },
    },
    {
      name: 'own security of nobody',
      row: ['any of them', '401', "'Please sign in again.', and the sign-in leads back to `/security`"],
      walk: {
        from: '/security',
        answers: { fetchDevices: refused(401), fetchConnectedApps: 'never' },
        does: [{ answers: { fetchDevices: { body: [] }, fetchConnectedApps: { body: [] } } }, ...signIn()],
        calls: [...BASIC, ...CHECKED, ...BASIC],
        ends: { at: '/security', keeps: { mode: undefined } },
      },
      play: { todo: 'Open /signin/security, then sign in.' },
    },
  ],
}

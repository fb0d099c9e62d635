import { type Answer, CHECKED, NOW, ORIGIN, refused, settings, signIn, type Table } from 'scenarios/scenario'

const MAIL = 'https://mail.harbor.test'
const CHAT = 'https://chat.harbor.test'
const SKIPPED = { type: 'completion/skipped' }
const BACK = { type: '@@router/CALL_HISTORY_METHOD', payload: { method: 'back', args: [] } }

const enabled = { fetchSettings: settings({ autoLoginEnabled: true }) }
const data = (type: string, ...urls: string[]): Answer => ({ body: { type, token: 't-1', urls } })
const asked = [...CHECKED, 'fetchAutoLogin']
const told = [...asked, 'notifyHost', 'notifyHost']
const two = { ...enabled, fetchAutoLogin: data('Notify', MAIL, CHAT) }
const hanging = { ...two, notifyHost: 'never' } as const
const query = new URLSearchParams({ token: 't-1', timestamp: String(NOW / 1000), back: `${ORIGIN}/online/` })

export const autoLoginData: Table = {
  id: 'auto-login',
  columns: ['the data', 'what happens'],
  rows: [
    {
      name: 'a host takes the browser over',
      row: [
        'type `Redirect`, the first host can be trusted',
        'the browser goes to it, with `token`, `timestamp` and `back`',
      ],
      walk: {
        answers: { ...enabled, fetchAutoLogin: data('Redirect', MAIL) },
        does: signIn(),
        calls: asked,
        ends: { left: `${MAIL}/auth/v2/autologin?${query.toString()}` },
      },
      play: { person: 'auto-login-redirect' },
    },
    {
      name: 'a host to go by cannot be trusted',
      row: ['type `Redirect`, it cannot', 'the app skips it: the sign-in ends'],
      walk: {
        answers: { ...enabled, fetchAutoLogin: data('Redirect', 'http://mail.harbor.test') },
        does: signIn(),
        calls: asked,
        ends: { left: '/online/' },
      },
      play: { person: 'auto-login-redirect' },
    },
    {
      name: 'hosts are notified',
      row: ['any other type', 'a worker calls every trusted host at once, each once (decision 0044)'],
      walk: {
        answers: { ...enabled, fetchAutoLogin: data('Notify', MAIL, CHAT, MAIL, 'http://chat.harbor.test') },
        does: signIn(),
        calls: told,
        ends: { left: '/online/' },
      },
      play: { person: 'auto-login' },
    },
    {
      name: 'nobody knows the hosts',
      row: ['the data cannot be loaded or read', 'the app logs that: the sign-in ends'],
      walk: {
        answers: { ...enabled, fetchAutoLogin: refused(500) },
        does: signIn(),
        calls: asked,
        ends: { left: '/online/' },
      },
      play: { person: 'auto-login' },
    },
  ],
}

const notifying = (answered: number) => ({ state: { completion: { step: 'notifying', answered, total: 2 } } })

export const hostCalls: Table = {
  id: 'hosts',
  columns: ['while the calls run', 'what happens'],
  rows: [
    {
      name: 'a host that fails',
      row: ['a host answers, fails or cannot be reached', 'it counts as answered'],
      walk: {
        answers: { ...hanging, [`notifyHost ${CHAT}`]: 'nothing' },
        does: [...signIn(), { passMs: 1000 }],
        calls: told,
        ends: notifying(1),
      },
      play: { person: 'auto-login-slow' },
    },
    {
      name: 'the last host has answered',
      row: ['the last of them has answered', 'the sign-in ends at once'],
      walk: {
        answers: { ...two, [`notifyHost ${CHAT}`]: 'nothing' },
        does: signIn(),
        calls: told,
        ends: { left: '/online/' },
      },
      play: { person: 'auto-login' },
    },
    {
      name: 'a second has passed',
      row: ['1000 ms have passed', 'the screen says how many have answered; if all have, the sign-in ends'],
      walk: {
        answers: { ...hanging, [`notifyHost ${MAIL}`]: {} },
        does: [...signIn(), { passMs: 1000 }],
        calls: told,
        ends: notifying(1),
      },
      play: { person: 'auto-login-dead' },
    },
    {
      name: 'three minutes have passed',
      row: ['180000 ms have passed', 'the app aborts the calls that are left, the sign-in ends'],
      walk: {
        answers: hanging,
        does: [...signIn(), { passMs: 180_000 }],
        calls: told,
        ends: { left: '/online/' },
      },
      play: { person: 'auto-login-dead', todo: 'Wait for three minutes.' },
    },
    {
      name: 'the person does not wait for the hosts',
      row: ["'Continue without waiting'", 'the same'],
      walk: { answers: hanging, does: [...signIn(), SKIPPED], calls: told, ends: { left: '/online/' } },
      play: { person: 'auto-login-dead', todo: 'Continue without waiting.' },
    },
    {
      name: 'Back while the hosts are told',
      row: ['Back', 'the app aborts the calls that are left and shows the screen before'],
      walk: {
        from: '/forget-password',
        answers: hanging,
        does: [{ type: 'session/routeFollowed', payload: '/' }, ...signIn(), BACK, { passMs: 180_000 }],
        calls: told,
        ends: { at: '/forget-password', state: { completion: { step: 'idle' } } },
      },
      play: { person: 'auto-login-dead', todo: 'Press Back while the page counts the hosts.' },
    },
  ],
}

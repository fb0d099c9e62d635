import {
  type Answer,
  type Answers,
  CHECKED,
  NOW,
  ORIGIN,
  type Deed,
  type End,
  refused,
  settings,
  signIn,
  signsIn,
  table,
} from 'scenarios/scenario'

const END = { left: '/online/' }
const MAIL = 'https://mail.harbor.test'
const CHAT = 'https://chat.harbor.test'
const SKIPPED = { type: 'autoLogin/skipped' }
const BACK = { type: '@@router/CALL_HISTORY_METHOD', payload: { method: 'back', args: [] } }

const enabled = { fetchSettings: settings({ autoLoginEnabled: true }) }
const data = (type: string, ...urls: string[]): Answer => ({ body: { type, token: 'token-1', urls } })
const fetched = [...CHECKED, 'fetchAutoLogin']
const notified = [...fetched, 'notifyHost', 'notifyHost']
const two = { ...enabled, fetchAutoLogin: data('Notify', MAIL, CHAT) }
const hanging = { ...two, notifyHost: 'never' } as const
const query = new URLSearchParams({
  token: 'token-1',
  timestamp: String(NOW / 1000),
  back: `${ORIGIN}/online/`,
})

export const autoLoginData = table('auto-login', ['the data', 'what happens'], {
  'a host takes the browser over': {
    row: [
      'type `Redirect`, the first host can be trusted',
      'the browser goes to it, with `token`, `timestamp` and `back`',
    ],
    walk: signsIn(
      { ...enabled, fetchAutoLogin: data('Redirect', MAIL) },
      { left: `${MAIL}/auth/v2/autologin?${query.toString()}` },
      fetched,
    ),
    play: { person: 'auto-login-redirect' },
  },
  'a host to go by cannot be trusted': {
    row: ['type `Redirect`, it cannot', 'the app skips it: the sign-in ends'],
    walk: signsIn({ ...enabled, fetchAutoLogin: data('Redirect', 'http://mail.harbor.test') }, END, fetched),
    play: { person: 'auto-login-redirect' },
  },
  'hosts are notified': {
    row: ['any other type', 'a worker calls every trusted host at once, each once (decision 0044)'],
    walk: signsIn(
      { ...enabled, fetchAutoLogin: data('Notify', MAIL, CHAT, MAIL, 'http://chat.harbor.test') },
      END,
      notified,
    ),
    play: { person: 'auto-login' },
  },
  'nobody knows the hosts': {
    row: ['the data cannot be loaded or read', 'the app logs that: the sign-in ends'],
    walk: signsIn({ ...enabled, fetchAutoLogin: refused(500) }, END, fetched),
    play: { person: 'auto-login' },
  },
})

const NAS = 'https://nas.local'
const WANTED = { type: 'autoLogin/localHostsWanted' }
const PASSED_OVER = { type: 'autoLogin/localHostsSkipped' }
const local = { ...enabled, fetchAutoLogin: data('Notify', MAIL, NAS) }
const play = { person: 'auto-login', todo: 'Only a page with a public name is asked.' }
const near = (
  localNetwork: 'granted' | 'prompt' | 'denied',
  ends: End,
  calls: readonly string[],
  does: Deed[] = [],
  answers: Answers = local,
) => ({ ...signsIn(answers, ends, calls, does), localNetwork })
const told = (more: object) => ({ state: { autoLogin: { step: 'told', ...more } } })
const one = [...fetched, 'notifyHost']

const LOCAL_COLUMNS = ["the page's name is public, a host is local, and the browser", 'what happens']

export const localHostLeave = table('local-hosts', LOCAL_COLUMNS, {
  'the browser lets the page call local hosts': {
    row: ['lets the page call it, or knows no such permission', 'the app calls it as every other host'],
    walk: near('granted', END, notified),
    play,
  },
  'the browser would ask for leave to call local hosts': {
    row: ['would ask', 'the page says what for, and nobody is called'],
    walk: near('prompt', { at: '/', state: { autoLogin: { step: 'asking' } } }, fetched),
    play,
  },
  'the person wants the local hosts': {
    row: [
      "would ask, and the person presses 'Sign in on the company’s other sites'",
      'the app calls all of them; the browser asks',
    ],
    walk: near('prompt', END, notified, [WANTED]),
    play,
  },
  'the person skips the local hosts': {
    recorded: true,
    row: [
      "would ask, and the person presses 'Skip', or nothing in 180000 ms",
      'the app calls the others, and names the local ones',
    ],
    walk: near(
      'prompt',
      { state: { autoLogin: { step: 'notifying', answered: 0, total: 1, leftOut: ['nas.local'] } } },
      one,
      [PASSED_OVER],
      { ...local, notifyHost: 'never' },
    ),
    play,
  },
  'the browser denies local hosts': {
    row: ['denies it', 'the same, without a question; the page names them before it leaves'],
    walk: near('denied', told({ names: ['nas.local'], denied: true }), one),
    play,
  },
  'the person has read who was left out': {
    row: ["denies it, and the person presses 'Continue', or nothing in 5000 ms", 'the sign-in ends'],
    walk: near('denied', { ...END, state: { autoLogin: { step: 'leaving', leftOut: ['nas.local'] } } }, one, [
      { passMs: 5000 },
    ]),
    play,
  },
  'the person stays with who was left out': {
    row: ["denies it, and the person presses 'Stay on this page'", "it stays until 'Continue'"],
    walk: near('denied', told({ staying: true }), one, [
      { type: 'autoLogin/leftOutKept' },
      { passMs: 180_000 },
    ]),
    play,
  },
  'a local host fails': {
    row: [
      'lets the page call it, and the call fails or is not answered',
      'it counts as answered, and is named before the page leaves',
    ],
    walk: near('granted', told({ names: ['nas.local'], denied: false }), notified, [], {
      ...local,
      notifyHost: 'nothing',
    }),
    play,
  },
})

const notifying = (answered: number) => ({ state: { autoLogin: { step: 'notifying', answered, total: 2 } } })

export const hostCalls = table('hosts', ['while the calls run', 'what happens'], {
  'a host that fails': {
    row: ['a host answers, fails or cannot be reached', 'it counts as answered'],
    walk: signsIn({ ...hanging, [`notifyHost ${CHAT}`]: 'nothing' }, notifying(1), notified, [
      { passMs: 1000 },
    ]),
    play: { person: 'auto-login-slow' },
  },
  'the last host has answered': {
    row: ['the last of them has answered', 'the sign-in ends at once'],
    walk: signsIn({ ...two, [`notifyHost ${CHAT}`]: 'nothing' }, END, notified),
    play: { person: 'auto-login' },
  },
  'a second has passed': {
    row: ['1000 ms have passed', 'the screen says how many have answered; if all have, the sign-in ends'],
    walk: signsIn({ ...hanging, [`notifyHost ${MAIL}`]: {} }, notifying(1), notified, [{ passMs: 1000 }]),
    play: { person: 'auto-login-dead' },
  },
  'three minutes have passed': {
    row: ['180000 ms have passed', 'the app aborts the calls that are left, the sign-in ends'],
    walk: signsIn(hanging, END, notified, [{ passMs: 180_000 }]),
    play: { person: 'auto-login-dead', todo: 'Wait for three minutes.' },
  },
  'the person does not wait for the hosts': {
    row: ["'Continue without waiting'", 'the same'],
    walk: signsIn(hanging, END, notified, [SKIPPED]),
    play: { person: 'auto-login-dead', todo: 'Continue without waiting.' },
  },
  'Back while the hosts are told': {
    row: ['Back', 'the app aborts the calls that are left and shows the screen before'],
    walk: {
      from: '/forget-password',
      answers: hanging,
      does: [{ type: 'session/routeFollowed', payload: '/' }, ...signIn(), BACK, { passMs: 180_000 }],
      calls: notified,
      ends: { at: '/forget-password', state: { autoLogin: { step: 'idle' } } },
    },
    play: { person: 'auto-login-dead', todo: 'Press Back while the page counts the hosts.' },
  },
})

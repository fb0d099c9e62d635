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
  'the browser is redirected to a host': {
    row: [
      'type `Redirect`, and the first host is trusted',
      'the browser goes to it, with `token`, `timestamp` and `back`',
    ],
    walk: signsIn(
      { ...enabled, fetchAutoLogin: data('Redirect', MAIL) },
      { left: `${MAIL}/auth/v2/autologin?${query.toString()}` },
      fetched,
    ),
    play: { person: 'auto-login-redirect' },
  },
  'the host of the redirect is not trusted': {
    row: ['type `Redirect`, and it is not', 'the app skips it: the sign-in ends'],
    walk: signsIn({ ...enabled, fetchAutoLogin: data('Redirect', 'http://mail.harbor.test') }, END, fetched),
    play: { person: 'auto-login-redirect' },
  },
  'hosts are notified': {
    row: ['any other type', 'a worker calls all trusted hosts concurrently, each once (decision 0044)'],
    walk: signsIn(
      { ...enabled, fetchAutoLogin: data('Notify', MAIL, CHAT, MAIL, 'http://chat.harbor.test') },
      END,
      notified,
    ),
    play: { person: 'auto-login' },
  },
  'the hosts cannot be loaded': {
    row: ['the data cannot be loaded or read', 'the app logs the error: the sign-in ends'],
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

const LOCAL_COLUMNS = ['the page has a public address, a host is local, and the browser', 'what happens']

export const localHostLeave = table('local-hosts', LOCAL_COLUMNS, {
  'the browser allows calls to local hosts': {
    row: ['allows the call, or has no such permission', 'the app calls it like any other host'],
    walk: near('granted', END, notified),
    play,
  },
  'the browser would prompt for local hosts': {
    row: ['would prompt', 'the page first explains the prompt; no host is called'],
    walk: near('prompt', { at: '/', state: { autoLogin: { step: 'asking' } } }, fetched),
    play,
  },
  'the user allows the local hosts': {
    row: [
      "would prompt, and the user presses 'Sign in on the company’s other sites'",
      'the app calls all of them; the browser prompts',
    ],
    walk: near('prompt', END, notified, [WANTED]),
    play,
  },
  'the user skips the local hosts': {
    recorded: true,
    row: [
      "would prompt, and the user presses 'Skip', or nothing within 180000 ms",
      'the app calls the others and lists the local ones',
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
    row: ['denies the call', 'the same, without a prompt; the page lists them before it leaves'],
    walk: near('denied', told({ names: ['nas.local'], denied: true }), one),
    play,
  },
  'the user continues after the list of omitted hosts': {
    row: ["denies the call, and the user presses 'Continue', or nothing within 5000 ms", 'the sign-in ends'],
    walk: near('denied', { ...END, state: { autoLogin: { step: 'leaving', leftOut: ['nas.local'] } } }, one, [
      { passMs: 5000 },
    ]),
    play,
  },
  'the user stays on the list of omitted hosts': {
    row: ["denies the call, and the user presses 'Stay on this page'", "the page stays until 'Continue'"],
    walk: near('denied', told({ staying: true }), one, [
      { type: 'autoLogin/leftOutKept' },
      { passMs: 180_000 },
    ]),
    play,
  },
  'a local host fails': {
    row: [
      'allows the call, which fails or is not answered',
      'it counts as answered, and the page lists it before it leaves',
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
    row: ['1000 ms have passed', 'the screen shows how many have answered; if all have, the sign-in ends'],
    walk: signsIn({ ...hanging, [`notifyHost ${MAIL}`]: {} }, notifying(1), notified, [{ passMs: 1000 }]),
    play: { person: 'auto-login-dead' },
  },
  'three minutes have passed': {
    row: ['180000 ms have passed', 'the app aborts the remaining calls; the sign-in ends'],
    walk: signsIn(hanging, END, notified, [{ passMs: 180_000 }]),
    play: { person: 'auto-login-dead', todo: 'Wait for three minutes.' },
  },
  'the user does not wait for the hosts': {
    row: ["'Continue without waiting'", 'the same'],
    walk: signsIn(hanging, END, notified, [SKIPPED]),
    play: { person: 'auto-login-dead', todo: 'Continue without waiting.' },
  },
  'Back while the hosts are notified': {
    row: ['Back', 'the app aborts the remaining calls and shows the previous screen'],
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

import { type Answer, fronted, json, type Row, saying } from './row'

const SETTINGS = '/api/online/v1/settings'

const page = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': 'text/html' },
  body: '<h1>Sign in to the network</h1>',
})

/** The example of RFC 7636, as the journey has it. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const TOKEN = '/api/auth/v2/native-token'
const redeemed = new Set<string>()

/** Backends with one wrong response after the sign-in, for the company or for a native client, or with rejections of another form. */
export const BROKEN_ANSWERS: Row[] = [
  fronted('lists no features', ['temporary-password: features'], {
    answer: saying(({ path }) => path === '/api/online/v1/feature-settings', []),
  }),
  fronted('answers a page', ['support: info'], {
    answer: (answer, { path }) => (path === '/api/online/v1/support/get-info' ? page(answer) : answer),
  }),
  fronted(
    'refuses by a page',
    [
      'session-needed: status',
      'unknown-names: known-password',
      'sign-out: status',
      'wrong-password: password',
    ],
    { answer: answer => (answer.status === 401 ? page(answer) : answer) },
  ),
  fronted(
    'opens the browser’s own dialog',
    [
      'session-needed: status',
      'unknown-names: known-password',
      'sign-out: status',
      'wrong-password: password',
    ],
    {
      answer: answer =>
        answer.status === 401
          ? { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic realm="Harbor"' } }
          : answer,
    },
  ),
  fronted('refuses by a redirect', ['session-needed: status', 'sign-out: status', 'wrong-password: status'], {
    answer: (answer, { path }) =>
      answer.status === 401 && path !== '/api/auth/v2/login'
        ? { ...answer, status: 302, headers: { location: '/signin/' }, body: '' }
        : answer,
  }),
  fronted('publishes a notice without a text', ['notice: settings', 'sign-in: settings'], {
    answer: saying(({ path }) => path === SETTINGS, { notice: { severity: 'warning' } }),
  }),
  fronted('publishes a notice whose link is not https', ['notice: settings', 'sign-in: settings'], {
    answer: saying(({ path }) => path === SETTINGS, {
      notice: { text: 'Maintenance.', link: 'http://status.example' },
    }),
  }),
  fronted(
    'writes its settings otherwise',
    ['another-session: nobody', 'caches: settings', 'company: settings', 'sign-in: settings'],
    {
      answer: saying(({ path }) => path === SETTINGS, { passwordExpiresIn: '90 days' }),
    },
  ),
  fronted(
    'has a status of its own for the onboarding',
    ['another-session: own', 'caches: onboarding', 'cookie: kept', 'sign-in: onboarding'],
    {
      answer: saying(
        ({ path, method }, { status }) =>
          method === 'GET' && path === '/api/onboarding/v2/status' && status === 200,
        {
          onboardingStatus: 'AlmostThere',
        },
      ),
    },
  ),
  fronted('names a host with a path', ['auto-login: hosts'], {
    answer: saying(({ path }, { status }) => path === '/api/auth/v2/autologin' && status === 200, {
      type: 'Notify',
      token: 't',
      urls: ['https://files.example', 'https://chat.example/rooms'],
    }),
  }),
  fronted('knows no code for an unknown passkey', ['passkey: stray'], {
    answer: saying(({ path }, { status }) => path.endsWith('/authentication/verify') && status === 404, {
      message: 'Not found',
    }),
  }),
  fronted('lets a code for the help desk count for a day', ['help-desk-code: code'], {
    answer: (answer, { path }) =>
      path === '/api/online/v1/support/code'
        ? { ...answer, body: answer.body.replace(/"expiresIn":\d+/, '"expiresIn":86400') }
        : answer,
  }),
  fronted('takes any verifier', ['native-client: verifier'], {
    request: request =>
      request.path === TOKEN
        ? { ...request, body: request.body.replace(/"another-verifier[^"]*"/, `"${VERIFIER}"`) }
        : request,
  }),
  fronted('redeems a code twice', ['native-client: twice'], {
    instead: ({ path, body }) => {
      if (path !== TOKEN || !body.includes(VERIFIER)) return undefined
      const used = redeemed.has(body)
      redeemed.add(body)
      return used ? { status: 200, cookies: [], ...json({}) } : undefined
    },
  }),
  fronted('gives an app of any name a code', ['native-client: unknown'], {
    request: request =>
      request.path === '/api/auth/v2/native-code'
        ? { ...request, body: request.body.replace('no-app-of-that-name', 'harbor-terminal') }
        : request,
  }),
]

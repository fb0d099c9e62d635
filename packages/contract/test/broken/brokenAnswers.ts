import { type Answer, fronted, json, type Row } from './row'

const SETTINGS = '/api/online/v1/settings'
const TOKEN = '/api/auth/v2/native-token'

const page = ({ headers }: Answer): Partial<Answer> => ({
  headers: { ...headers, 'content-type': 'text/html' },
  body: '<h1>Sign in to the network</h1>',
})

const AT_A_REFUSAL = [
  'session-needed: status',
  'unknown-names: known-password',
  'sign-out: status',
  'wrong-password: password',
]
const AT_THE_NOTICE = ['notice: settings', 'sign-in: settings']

/** The example of RFC 7636, as the journey has it. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const redeemed = new Set<string>()

/** Backends with one wrong response after the sign-in, for the company or for a native client, or with rejections of another form. */
export const BROKEN_ANSWERS: Row[] = [
  fronted('lists no features', ['temporary-password: features'], {
    at: '/api/online/v1/feature-settings',
    says: [],
  }),
  fronted('answers a page', ['support: info'], { at: '/api/online/v1/support/get-info', change: page }),
  fronted('refuses by a page', AT_A_REFUSAL, { of: 401, change: page }),
  fronted('opens the browser’s own dialog', AT_A_REFUSAL, {
    of: 401,
    change: ({ headers }) => ({ headers: { ...headers, 'www-authenticate': 'Basic realm="Harbor"' } }),
  }),
  fronted('refuses by a redirect', ['session-needed: status', 'sign-out: status', 'wrong-password: status'], {
    of: 401,
    where: ({ path }) => path !== '/api/auth/v2/login',
    change: () => ({ status: 302, headers: { location: '/signin/' }, body: '' }),
  }),
  fronted('publishes a notice without a text', AT_THE_NOTICE, {
    at: SETTINGS,
    says: { notice: { severity: 'warning' } },
  }),
  fronted('publishes a notice whose link is not https', AT_THE_NOTICE, {
    at: SETTINGS,
    says: { notice: { text: 'Maintenance.', link: 'http://status.example' } },
  }),
  fronted(
    'writes its settings otherwise',
    ['another-session: nobody', 'caches: settings', 'company: settings', 'sign-in: settings'],
    { at: SETTINGS, says: { passwordExpiresIn: '90 days' } },
  ),
  fronted(
    'has a status of its own for the onboarding',
    ['another-session: own', 'caches: onboarding', 'cookie: kept', 'sign-in: onboarding'],
    {
      at: '/api/onboarding/v2/status',
      of: 200,
      where: ({ method }) => method === 'GET',
      says: { onboardingStatus: 'AlmostThere' },
    },
  ),
  fronted('names a host with a path', ['auto-login: hosts'], {
    at: '/api/auth/v2/autologin',
    of: 200,
    says: { type: 'Notify', token: 't', urls: ['https://files.example', 'https://chat.example/rooms'] },
  }),
  fronted('knows no code for an unknown passkey', ['passkey: stray'], {
    at: '/api/auth/v2/passkeys/authentication/verify',
    of: 404,
    says: { message: 'Not found' },
  }),
  fronted('lets a code for the help desk count for a day', ['help-desk-code: code'], {
    at: '/api/online/v1/support/code',
    change: ({ body }) => ({ body: body.replace(/"expiresIn":\d+/, '"expiresIn":86400') }),
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

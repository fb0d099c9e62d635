import { type Answer, type Breakage, json, type Request, without } from './row'

const LOGIN = '/api/auth/v2/login'
const SETTINGS = '/api/online/v1/settings'
const STATUS = '/api/auth/v2/session-status'

/** Returns the answer with another body, if the request is one of those. */
const saying =
  (
    isThat: (request: Request, answer: Answer) => boolean,
    body: unknown,
    status?: number,
  ): Breakage['answer'] =>
  (answer, request) =>
    isThat(request, answer) ? { ...answer, status: status ?? answer.status, ...json(body) } : answer

/** Returns an answer with its cookies rewritten. */
const cookies =
  (write: (line: string) => string): Breakage['answer'] =>
  answer => ({ ...answer, cookies: answer.cookies.map(write) })

const page = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': 'text/html' },
  body: '<h1>Sign in to the network</h1>',
})

/** The example of RFC 7636, as the journey has it. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const TOKEN = '/api/auth/v2/native-token'
const redeemed = new Set<string>()

const SIGNED_IN = [200, 202]
const sessionIn = (cookie = ''): string => /harbor_session=([^;]+)/.exec(cookie)?.[1] ?? ''
const nameIn = ({ body }: Request): unknown => (JSON.parse(body || '{}') as { userName?: unknown }).userName
/** By session, the person. */
const signedIn = new Map<string, unknown>()

const isLogin = ({ path }: Request): boolean => path === LOGIN

/** Each is one deviation of a backend from the contract. */
export const BREAKAGES = {
  'takes a wrong password': {
    answer: saying((request, { status }) => isLogin(request) && status === 401, {}, 200),
  },
  'fails at a wrong password': {
    answer: saying((request, { status }) => isLogin(request) && status === 401, { message: 'Oops' }, 500),
  },
  'names no second factor': {
    answer: saying(({ path }, { status }) => path === STATUS && status === 202, { due: true }),
  },
  'sends codes without the time for which they are valid': {
    answer: (answer: Answer, { path }: Request) =>
      path === STATUS
        ? { ...answer, body: answer.body.replace(/,"timeout":\d+|"timeout":\d+,/, '') }
        : answer,
  },
  'takes a sign-in for a call of the session': {
    instead: (request: Request) => {
      const person = signedIn.get(sessionIn(request.headers.cookie))
      return isLogin(request) && person !== undefined && person !== nameIn(request)
        ? { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }
        : undefined
    },
    answer: (answer: Answer, request: Request) => {
      if (isLogin(request) && SIGNED_IN.includes(answer.status))
        signedIn.set(sessionIn(answer.cookies.join(';')), nameIn(request))
      return answer
    },
  },
  'lists no features': {
    answer: saying(({ path }) => path === '/api/online/v1/feature-settings', []),
  },
  'takes an ended sign-in for a wrong code': {
    answer: saying(
      ({ path }, { status }) => path === '/api/auth/v2/activate' && status === 401,
      'Wrong code',
      400,
    ),
  },
  'names the alias in the session status': {
    answer: saying(
      ({ path }, { status, body }) => path === STATUS && status === 200 && body.includes('alias@'),
      {
        userName: 'alias',
      },
    ),
  },
  'lets scripts read its cookies': { answer: cookies(line => line.replace(/; *HttpOnly/i, '')) },
  'lets other sites send its cookies': {
    answer: cookies(line => line.replace(/SameSite=Lax/i, 'SameSite=None; Secure')),
  },
  'says nothing of sites': { answer: cookies(line => line.replace(/; *SameSite=Lax/i, '')) },
  'keeps its cookies from the web app': { answer: cookies(line => line.replace('Path=/', 'Path=/api')) },
  'gives its cookies no path': { answer: cookies(line => line.replace(/; *Path=\//, '')) },
  'gives its cookies to another host': { answer: cookies(line => `${line}; Domain=elsewhere.example`) },
  'gives a __Host- cookie a domain': {
    answer: cookies(line => `__Host-${line}; Secure; Domain=127.0.0.1`),
  },
  'gives a __Host- cookie a path': {
    answer: cookies(line => `__Host-${line.replace('Path=/', 'Path=/api')}; Secure`),
  },
  'gives a __Secure- cookie no Secure': { answer: cookies(line => `__Secure-${line}`) },
  'lets caches keep its answers': {
    answer: (answer: Answer) => ({ ...answer, headers: without(answer.headers, 'cache-control') }),
  },
  'lets caches keep what it says to people': {
    answer: (answer: Answer) =>
      answer.status < 300 ? { ...answer, headers: without(answer.headers, 'cache-control') } : answer,
  },
  'lets any origin read': {
    answer: (answer: Answer) => ({
      ...answer,
      headers: { ...answer.headers, 'access-control-allow-origin': '*' },
    }),
  },
  'answers a page': {
    answer: (answer: Answer, { path }: Request) =>
      path === '/api/online/v1/support/get-info' ? page(answer) : answer,
  },
  'refuses by a page': { answer: (answer: Answer) => (answer.status === 401 ? page(answer) : answer) },
  'opens the browser’s own dialog': {
    answer: (answer: Answer) =>
      answer.status === 401
        ? { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic realm="Harbor"' } }
        : answer,
  },
  'refuses by a redirect': {
    answer: (answer: Answer, { path }: Request) =>
      answer.status === 401 && path !== LOGIN
        ? { ...answer, status: 302, headers: { location: '/signin/' }, body: '' }
        : answer,
  },
  'tells who has an account': {
    answer: saying(
      ({ path, query }) => path === `${LOGIN}/options` && query.get('username') === 'nobody.of.that.name',
      { redirectUrl: null, identityProvider: null, known: false },
    ),
  },
  'tells it at the sign-in': {
    answer: saying(request => isLogin(request) && request.body.includes('nobody.of.that.name'), {
      message: 'There is no such person.',
    }),
  },
  'publishes a notice without a text': {
    answer: saying(({ path }) => path === SETTINGS, { notice: { severity: 'warning' } }),
  },
  'publishes a notice whose link is not https': {
    answer: saying(({ path }) => path === SETTINGS, {
      notice: { text: 'Maintenance.', link: 'http://status.example' },
    }),
  },
  'writes its settings otherwise': {
    answer: saying(({ path }) => path === SETTINGS, { passwordExpiresIn: '90 days' }),
  },
  'has a status of its own for the onboarding': {
    answer: saying(
      ({ path, method }, { status }) =>
        method === 'GET' && path === '/api/onboarding/v2/status' && status === 200,
      {
        onboardingStatus: 'AlmostThere',
      },
    ),
  },
  'names a host with a path': {
    answer: saying(({ path }, { status }) => path === '/api/auth/v2/autologin' && status === 200, {
      type: 'Notify',
      token: 't',
      urls: ['https://files.example', 'https://chat.example/rooms'],
    }),
  },
  'knows no code for an unknown passkey': {
    answer: saying(({ path }, { status }) => path.endsWith('/authentication/verify') && status === 404, {
      message: 'Not found',
    }),
  },
  'takes a name in capitals for another': {
    instead: ({ path, body }: Request) =>
      path === '/api/auth/v2/logout' && /"userName":"[A-Z]/.test(body)
        ? { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }
        : undefined,
  },
  'lets a code for the help desk count for a day': {
    answer: (answer: Answer, { path }: Request) =>
      path === '/api/online/v1/support/code'
        ? { ...answer, body: answer.body.replace(/"expiresIn":\d+/, '"expiresIn":86400') }
        : answer,
  },
  'takes any verifier': {
    request: (request: Request) =>
      request.path === TOKEN
        ? { ...request, body: request.body.replace(/"another-verifier[^"]*"/, `"${VERIFIER}"`) }
        : request,
  },
  'redeems a code twice': {
    instead: ({ path, body }: Request) => {
      if (path !== TOKEN || !body.includes(VERIFIER)) return undefined
      const used = redeemed.has(body)
      redeemed.add(body)
      return used ? { status: 200, cookies: [], ...json({}) } : undefined
    },
  },
  'gives an app of any name a code': {
    request: (request: Request) =>
      request.path === '/api/auth/v2/native-code'
        ? { ...request, body: request.body.replace('no-app-of-that-name', 'harbor-terminal') }
        : request,
  },
} satisfies Record<string, Breakage>

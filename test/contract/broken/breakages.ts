export interface Request {
  method: string
  path: string
  query: URLSearchParams
  /** By lower-case name. */
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  cookies: string[]
  body: string
}

/** One thing that a backend does otherwise than the contract says. */
export interface Breakage {
  name: string
  /** Changes what the sandbox gets. */
  request?: (request: Request) => Request
  /** Changes what it answers. */
  answer?: (answer: Answer, request: Request) => Answer
  /** Answers in its place. */
  instead?: (request: Request) => Answer | undefined
}

const LOGIN = '/api/auth/v2/login'
const LOGOUT = '/api/auth/v2/logout'
const TOKEN = '/api/auth/v2/native-token'
const json = (body: unknown): Pick<Answer, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json', 'x-request-id': 'broken' },
  body: JSON.stringify(body),
})

/** Of RFC 7636's own example, as the journey has it. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const redeemed = new Set<string>()

const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

const isForm = ({ headers }: Request): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** The same body without the person that it names. */
const unnamed = (body: string): string =>
  body.startsWith('{') ? JSON.stringify({ ...(JSON.parse(body) as object), userName: undefined }) : body

export const BREAKAGES: Breakage[] = [
  {
    name: 'takes a wrong password',
    answer: (answer, { path }) =>
      path === LOGIN && answer.status === 401 ? { ...answer, status: 200, ...json({}) } : answer,
  },
  {
    name: 'names no second factor',
    answer: (answer, { path }) =>
      path === '/api/auth/v2/session-status' && answer.status === 202
        ? { ...answer, ...json({ due: true }) }
        : answer,
  },
  {
    name: 'lets scripts read its cookie',
    answer: answer => ({ ...answer, cookies: answer.cookies.map(line => line.replace(/; *HttpOnly/i, '')) }),
  },
  {
    name: 'lets other sites send its cookie',
    answer: answer => ({
      ...answer,
      cookies: answer.cookies.map(line => line.replace(/SameSite=Lax/i, 'SameSite=None')),
    }),
  },
  {
    name: 'answers other sites',
    request: request => ({ ...request, headers: without(request.headers, 'sec-fetch-site') }),
  },
  {
    name: 'takes a form',
    request: request =>
      isForm(request)
        ? {
            ...request,
            headers: { ...request.headers, 'content-type': 'application/json' },
            body: JSON.stringify(Object.fromEntries(new URLSearchParams(request.body))),
          }
        : request,
  },
  {
    name: 'asks for no header',
    request: request => ({ ...request, headers: { ...request.headers, 'x-touch-supported': 'false' } }),
  },
  {
    name: 'lets caches keep its answers',
    answer: answer => ({ ...answer, headers: without(answer.headers, 'cache-control') }),
  },
  {
    name: 'answers a page',
    answer: (answer, { path }) =>
      path === '/api/online/v1/support/get-info'
        ? {
            ...answer,
            headers: { ...answer.headers, 'content-type': 'text/html' },
            body: '<h1>Sign in to the network</h1>',
          }
        : answer,
  },
  {
    name: 'tells who has an account',
    answer: (answer, { path, query }) =>
      path === `${LOGIN}/options` && query.get('username') === 'nobody.of.that.name'
        ? { ...answer, ...json({ redirectUrl: null, identityProvider: null, known: false }) }
        : answer,
  },
  {
    name: 'writes its settings otherwise',
    answer: (answer, { path }) =>
      path === '/api/online/v1/settings' ? { ...answer, ...json({ passwordExpiresIn: '90 days' }) } : answer,
  },
  {
    name: 'says whose session it is and acts for anybody',
    request: request => (request.path === LOGIN ? request : { ...request, body: unnamed(request.body) }),
  },
  {
    name: 'takes a name in capitals for another',
    instead: ({ path, body }) =>
      path === LOGOUT && /"userName":"[A-Z]/.test(body)
        ? { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }
        : undefined,
  },
  {
    name: 'takes any verifier',
    request: request =>
      request.path === TOKEN
        ? { ...request, body: request.body.replace(/"another-verifier[^"]*"/, `"${VERIFIER}"`) }
        : request,
  },
  {
    name: 'redeems a code twice',
    instead: ({ path, body }) => {
      if (path !== TOKEN || !body.includes(VERIFIER)) return undefined
      const used = redeemed.has(body)
      redeemed.add(body)
      return used ? { status: 200, cookies: [], ...json({}) } : undefined
    },
  },
  {
    name: 'gives an app of any name a code',
    request: request =>
      request.path === '/api/auth/v2/native-code'
        ? { ...request, body: request.body.replace('no-app-of-that-name', 'harbor-terminal') }
        : request,
  },
  {
    name: 'keeps the session after signing out',
    instead: ({ path, headers }) =>
      path === LOGOUT && headers.cookie
        ? {
            status: 200,
            cookies: ['harbor_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
            ...json({}),
          }
        : undefined,
  },
]

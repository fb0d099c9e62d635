import { type Answer, fronted, json, type Request, type Row } from './row'

const LOGIN = '/api/auth/v2/login'
const STATUS = '/api/auth/v2/session-status'

const SIGNED_IN = [200, 202]
const sessionIn = (cookie = ''): string => /harbor_session=([^;]+)/.exec(cookie)?.[1] ?? ''
const nameIn = ({ body }: Request): unknown => (JSON.parse(body || '{}') as { userName?: unknown }).userName
/** By session, the person. */
const signedIn = new Map<string, unknown>()

const STRANGER = 'nobody.of.that.name'
const OTHER_ACCOUNT: Answer = { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }

const AT_A_WRONG_PASSWORD = ['unknown-names: known-password', 'wrong-password: password']

/** Backends that deviate in one way at the password, at the second factor, or in whose session it is. */
export const BROKEN_SIGN_IN: Row[] = [
  fronted('takes a wrong password', AT_A_WRONG_PASSWORD, { at: LOGIN, of: 401, status: 200, says: {} }),
  fronted('fails at a wrong password', AT_A_WRONG_PASSWORD, {
    at: LOGIN,
    of: 401,
    status: 500,
    says: { message: 'Oops' },
  }),
  fronted(
    'names no second factor',
    [
      'half-open: due',
      'whose-factor: whose',
      'text-message: due',
      'guest-text-message: due',
      'email-code: due',
      'one-time-code: due',
      'authenticator: due',
      'enrol-authenticator: due',
      'wrong-code: due',
      'code-again: due',
      'another-factor: due',
      'approval: due',
      'mobile-setup: due',
    ],
    { at: STATUS, of: 202, says: { due: true } },
  ),
  fronted(
    'sends codes without the time for which they are valid',
    ['text-message: due', 'guest-text-message: due', 'email-code: due', 'wrong-code: due', 'code-again: due'],
    {
      at: STATUS,
      change: ({ body }) => ({ body: body.replace(/,"timeout":\d+|"timeout":\d+,/, '') }),
    },
  ),
  fronted('takes a sign-in for a call of the session', ['another-name: name', 'another-person: other'], {
    instead: request => {
      const person = signedIn.get(sessionIn(request.headers.cookie))
      const isOther = person !== undefined && person !== nameIn(request)
      return request.path === LOGIN && isOther ? OTHER_ACCOUNT : undefined
    },
    answer: (answer, request) => {
      if (request.path === LOGIN && SIGNED_IN.includes(answer.status))
        signedIn.set(sessionIn(answer.cookies.join(';')), nameIn(request))
      return answer
    },
  }),
  fronted('takes an ended sign-in for a wrong code', ['sign-in-over: code'], {
    at: '/api/auth/v2/activate',
    of: 401,
    status: 400,
    says: 'Wrong code',
  }),
  fronted('names the alias in the session status', ['alias: same'], {
    at: STATUS,
    of: 200,
    where: (_request, { body }) => body.includes('alias@'),
    says: { userName: 'alias' },
  }),
  fronted('tells who has an account', ['unknown-names: options'], {
    at: `${LOGIN}/options`,
    where: ({ query }) => query.get('username') === STRANGER,
    says: { redirectUrl: null, identityProvider: null, known: false },
  }),
  fronted('tells it at the sign-in', ['unknown-names: password'], {
    at: LOGIN,
    where: ({ body }) => body.includes(STRANGER),
    says: { message: 'There is no such person.' },
  }),
  fronted('takes a name in capitals for another', ['whose-session: own'], {
    instead: ({ path, body }) =>
      path === '/api/auth/v2/logout' && /"userName":"[A-Z]/.test(body) ? OTHER_ACCOUNT : undefined,
  }),
]

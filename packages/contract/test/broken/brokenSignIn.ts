import { fronted, json, type Request, type Row, saying } from './row'

const LOGIN = '/api/auth/v2/login'
const STATUS = '/api/auth/v2/session-status'

const SIGNED_IN = [200, 202]
const sessionIn = (cookie = ''): string => /harbor_session=([^;]+)/.exec(cookie)?.[1] ?? ''
const nameIn = ({ body }: Request): unknown => (JSON.parse(body || '{}') as { userName?: unknown }).userName
/** By session, the person. */
const signedIn = new Map<string, unknown>()

const isLogin = ({ path }: Request): boolean => path === LOGIN

const AT_A_WRONG_PASSWORD = ['unknown-names: known-password', 'wrong-password: password']

/** Backends that deviate in one way at the password, at the second factor, or in whose session it is. */
export const BROKEN_SIGN_IN: Row[] = [
  fronted('takes a wrong password', AT_A_WRONG_PASSWORD, {
    answer: saying((request, { status }) => isLogin(request) && status === 401, {}, 200),
  }),
  fronted('fails at a wrong password', AT_A_WRONG_PASSWORD, {
    answer: saying((request, { status }) => isLogin(request) && status === 401, { message: 'Oops' }, 500),
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
    {
      answer: saying(({ path }, { status }) => path === STATUS && status === 202, { due: true }),
    },
  ),
  fronted(
    'sends codes without the time for which they are valid',
    ['text-message: due', 'guest-text-message: due', 'email-code: due', 'wrong-code: due', 'code-again: due'],
    {
      answer: (answer, { path }) =>
        path === STATUS
          ? { ...answer, body: answer.body.replace(/,"timeout":\d+|"timeout":\d+,/, '') }
          : answer,
    },
  ),
  fronted('takes a sign-in for a call of the session', ['another-name: name', 'another-person: other'], {
    instead: request => {
      const person = signedIn.get(sessionIn(request.headers.cookie))
      return isLogin(request) && person !== undefined && person !== nameIn(request)
        ? { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }
        : undefined
    },
    answer: (answer, request) => {
      if (isLogin(request) && SIGNED_IN.includes(answer.status))
        signedIn.set(sessionIn(answer.cookies.join(';')), nameIn(request))
      return answer
    },
  }),
  fronted('takes an ended sign-in for a wrong code', ['sign-in-over: code'], {
    answer: saying(
      ({ path }, { status }) => path === '/api/auth/v2/activate' && status === 401,
      'Wrong code',
      400,
    ),
  }),
  fronted('names the alias in the session status', ['alias: same'], {
    answer: saying(
      ({ path }, { status, body }) => path === STATUS && status === 200 && body.includes('alias@'),
      {
        userName: 'alias',
      },
    ),
  }),
  fronted('tells who has an account', ['unknown-names: options'], {
    answer: saying(
      ({ path, query }) => path === `${LOGIN}/options` && query.get('username') === 'nobody.of.that.name',
      { redirectUrl: null, identityProvider: null, known: false },
    ),
  }),
  fronted('tells it at the sign-in', ['unknown-names: password'], {
    answer: saying(request => isLogin(request) && request.body.includes('nobody.of.that.name'), {
      message: 'There is no such person.',
    }),
  }),
  fronted('takes a name in capitals for another', ['whose-session: own'], {
    instead: ({ path, body }) =>
      path === '/api/auth/v2/logout' && /"userName":"[A-Z]/.test(body)
        ? { status: 409, cookies: [], ...json({ code: 'otherAccount' }) }
        : undefined,
  }),
]

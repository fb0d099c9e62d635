import { isObject } from 'foyer-contract/document/readDocument'
import { type Answer, type Breakage, type Change, type Request, without } from './row'

const LOGIN = '/api/auth/v2/login'
const STATUS = '/api/auth/v2/session-status'
const PREFIX = '__Host-'
const SESSION = 'harbor_session'

const parsed = ({ body }: Answer): unknown => (body === '' ? undefined : JSON.parse(body))

/** The text of an error without other contents. */
function wordsOf(answer: Answer): string | undefined {
  const said = answer.status >= 400 ? parsed(answer) : undefined
  return isObject(said) && Object.keys(said).join() === 'message' ? String(said.message) : undefined
}

const hasWords = (_request: Request, answer: Answer): boolean => wordsOf(answer) !== undefined

const typed = ({ headers }: Answer, type: string, body: string): Partial<Answer> => ({
  headers: { ...headers, 'content-type': type },
  body,
})

const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1]

const prefixed = (line: string): string => line.replace(/^harbor_/, `${PREFIX}harbor_`)

/** The permitted differences of a correct backend from the sandbox, by their effect. */
export const VARIANTS = {
  'returns 204 and no body for changes': {
    of: 200,
    where: ({ method, path }, { body }) => method !== 'GET' && path !== LOGIN && body === '{}',
    change: ({ headers }) => ({ status: 204, headers: without(headers, 'content-type'), body: '' }),
  },
  'says SameSite=Strict': { cookies: line => line.replace('SameSite=Lax', 'SameSite=Strict') },
  'names its cookies __Host-': {
    request: request => ({
      ...request,
      headers: { ...request.headers, cookie: (request.headers.cookie ?? '').replaceAll(PREFIX, '') },
    }),
    cookies: line => `${prefixed(line)}; Secure`,
  },
  'offers no other factor': {
    at: STATUS,
    change: answer => {
      const status = parsed(answer)
      if (!isObject(status) || !Array.isArray(status.mfa)) return {}
      const mfa = status.mfa.map((step: object) => ({ ...step, alternatives: undefined }))
      return { body: JSON.stringify({ ...status, mfa }) }
    },
  },
  'refuses a wrong password by 403': { at: LOGIN, of: 401, status: 403 },
  'writes its type otherwise': {
    where: (_request, { headers }) => headers['content-type']?.startsWith('application/json') ?? false,
    change: answer => typed(answer, 'Application/JSON;charset=UTF-8', answer.body),
  },
  'says more than the contract': {
    change: answer => {
      const said = parsed(answer)
      return isObject(said) ? { body: JSON.stringify({ ...said, ofOurOwn: { deep: [1] } }) } : {}
    },
  },
  'has an anonymous cookie beside the session': {
    where: request => cookieOf(request, 'visitor') === undefined,
    change: ({ cookies }) => ({ cookies: ['visitor=v-1; Path=/; SameSite=Lax', ...cookies] }),
  },
  'renews its cookie on every answer': {
    answer: (answer, request) => {
      const id = cookieOf(request, SESSION)
      const isRenewed = id !== undefined && answer.status < 300 && answer.cookies.length === 0
      return isRenewed
        ? { ...answer, cookies: [`${SESSION}=${id}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`] }
        : answer
    },
  },
  'says its errors as problems': {
    where: (_request, { status }) => status >= 400,
    change: answer => {
      const said = parsed(answer)
      if (!isObject(said)) return {}
      const { message: detail, ...rest } = said
      const problem = { type: 'about:blank', title: 'Not so', status: answer.status, detail, ...rest }
      return typed(answer, 'application/problem+json; charset=utf-8', JSON.stringify(problem))
    },
  },
  'says its errors as texts': {
    where: hasWords,
    change: answer => typed(answer, 'text/plain; charset=utf-8', wordsOf(answer) ?? ''),
  },
  'says nothing of its errors': {
    where: hasWords,
    change: ({ headers }) => ({ headers: without(headers, 'content-type'), body: '' }),
  },
  'has no passkeys, and returns a page of HTML for them': {
    instead: ({ path }) =>
      path.includes('/passkeys')
        ? {
            status: 404,
            cookies: [],
            headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
            body: '<h1>Not here</h1>',
          }
        : undefined,
  },
} satisfies Record<string, Breakage & Change>

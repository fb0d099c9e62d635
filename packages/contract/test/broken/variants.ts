import { isObject } from 'foyer-contract/document/readDocument'
import { type Answer, type Breakage, type Request, without } from './row'

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

const typed = (answer: Answer, type: string, body: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'content-type': type },
  body,
})

const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1]

const prefixed = (line: string): string => line.replace(/^harbor_/, `${PREFIX}harbor_`)

/** The permitted differences of a correct backend from the sandbox, by their effect. */
export const VARIANTS = {
  'says nothing where something is done': {
    answer: (answer, { method, path }) =>
      method !== 'GET' && path !== LOGIN && answer.status === 200 && answer.body === '{}'
        ? { ...answer, status: 204, headers: without(answer.headers, 'content-type'), body: '' }
        : answer,
  },
  'says SameSite=Strict': {
    answer: answer => ({
      ...answer,
      cookies: answer.cookies.map(line => line.replace('SameSite=Lax', 'SameSite=Strict')),
    }),
  },
  'names its cookies __Host-': {
    request: request => ({
      ...request,
      headers: { ...request.headers, cookie: (request.headers.cookie ?? '').replaceAll(PREFIX, '') },
    }),
    answer: answer => ({ ...answer, cookies: answer.cookies.map(line => `${prefixed(line)}; Secure`) }),
  },
  'offers no other factor': {
    answer: (answer, { path }) => {
      const status = path === STATUS ? parsed(answer) : undefined
      if (!isObject(status) || !Array.isArray(status.mfa)) return answer
      const mfa = status.mfa.map((step: object) => ({ ...step, alternatives: undefined }))
      return { ...answer, body: JSON.stringify({ ...status, mfa }) }
    },
  },
  'refuses a wrong password by 403': {
    answer: (answer, { path }) =>
      path === LOGIN && answer.status === 401 ? { ...answer, status: 403 } : answer,
  },
  'writes its type otherwise': {
    answer: answer =>
      answer.headers['content-type']?.startsWith('application/json')
        ? typed(answer, 'Application/JSON;charset=UTF-8', answer.body)
        : answer,
  },
  'says more than the contract': {
    answer: answer => {
      const said = parsed(answer)
      return isObject(said)
        ? { ...answer, body: JSON.stringify({ ...said, ofOurOwn: { deep: [1] } }) }
        : answer
    },
  },
  'has an anonymous cookie beside the session': {
    answer: (answer, request) =>
      cookieOf(request, 'visitor') === undefined
        ? { ...answer, cookies: ['visitor=v-1; Path=/; SameSite=Lax', ...answer.cookies] }
        : answer,
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
    answer: answer => {
      const said = answer.status >= 400 ? parsed(answer) : undefined
      if (!isObject(said)) return answer
      const { message, ...rest } = said
      const problem = {
        type: 'about:blank',
        title: 'Not so',
        status: answer.status,
        detail: message,
        ...rest,
      }
      return typed(answer, 'application/problem+json; charset=utf-8', JSON.stringify(problem))
    },
  },
  'says its errors as texts': {
    answer: answer => {
      const words = wordsOf(answer)
      return words === undefined ? answer : typed(answer, 'text/plain; charset=utf-8', words)
    },
  },
  'says nothing of its errors': {
    answer: answer =>
      wordsOf(answer) === undefined
        ? answer
        : { ...answer, headers: without(answer.headers, 'content-type'), body: '' },
  },
  'has no passkeys, and says so by a page': {
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
} satisfies Record<string, Breakage>

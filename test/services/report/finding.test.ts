import type { ReportEntry } from 'src/services/http/reportEntry'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { type Finding, findingOf } from 'src/services/report/finding'
import { UNTIL } from 'scenarios/scenario'

const ORIGIN = 'https://here.example'

const LOGIN = { method: 'post', address: '/api/auth/v2/login' } as const
const CODE = { method: 'post', address: '/api/auth/v2/activate', judgesEntry: true } as const

const signals = {
  open: new AbortController().signal,
  slow: AbortSignal.abort('slow'),
  left: AbortSignal.abort(),
}

const failed = (failure: Failure, call: ReportEntry[0] = LOGIN, signal = signals.open) =>
  [call, new ServiceError(failure), signal] as ReportEntry

const dispatched = (element: Element, type = 'error'): [Event] => {
  const event = new Event(type)
  Object.defineProperty(event, 'target', { value: element })
  return [event]
}

const element = (tag: string, attributes: Record<string, string>): Element =>
  Object.assign(document.createElement(tag), attributes)

const event = (type: string, fields: object): [Event] => [Object.assign(new Event(type), fields)]

const thrown = (name: string, stack?: string): Error =>
  Object.assign(new Error('a word that was typed'), { name, ...(stack !== undefined && { stack }) })

const call = (facts: object, cutOff = false): Finding => ({
  type: 'foyer-call',
  facts: { method: 'POST', address: '/api/auth/v2/login', ...facts },
  ...(cutOff && { cutOff }),
})

const crash = (facts: object): Finding => ({ type: 'foyer-crash', facts: facts as Finding['facts'] })

const reported: [rule: string, noted: ReportEntry, finding: Finding][] = [
  ['no answer while online', failed({ kind: 'unreachable' }), call({ class: 'NONE' }, true)],
  [
    'a call given up at its limit',
    failed({ kind: 'unreachable' }, LOGIN, signals.slow),
    call({ class: 'SLOW' }, true),
  ],
  [
    'a status without a rule',
    failed({ kind: 'refused', status: 500, text: 'Ada is locked', requestId: 'r-1 \u202e' }),
    call({ class: 'OTHER', status: 500, requestId: 'r-1' }),
  ],
  ['an unreadable body', failed({ kind: 'unreadable', status: 200 }), call({ class: 'WRONG', status: 200 })],
  [
    'a code that the server could not check',
    failed({ kind: 'refused', status: 502 }, CODE),
    call({ address: CODE.address, class: 'OTHER', status: 502 }),
  ],
  [
    'an HTML page in place of an answer to a code',
    failed({ kind: 'page', status: 403 }, CODE),
    call({ address: CODE.address, class: 'OTHER', status: 403 }),
  ],
  [
    'a host that does not answer, without its path',
    failed({ kind: 'unreachable' }, { method: 'get', address: 'https://b.example/auth?token=t' }),
    call({ method: 'GET', address: 'https://b.example', class: 'NONE' }, true),
  ],
  [
    'a recovery of React from a changed page',
    ['hydration', thrown('TypeError', '')],
    { type: 'foyer-hydration', facts: { error: 'TypeError' } },
  ],
  [
    'a crash with its locations in the build',
    ['saga', thrown('TypeError', `TypeError: a word\n    at x (${ORIGIN}/signin/main.0a1b2c3d.js:1:23)`)],
    crash({ place: 'saga', error: 'TypeError', at: ['main.0a1b2c3d.js:1:23'] }),
  ],
  [
    'a fault of the app outside the page’s path',
    ['/signin/ada', thrown('RangeError', '')],
    crash({ place: 'app', error: 'RangeError' }),
  ],
  ['a thrown value that is not an error', ['login', 's3cret'], crash({ place: 'login', error: 'unknown' })],
  [
    'an error with an unknown name',
    ['login', thrown('SECRETNAME', '')],
    crash({ place: 'login', error: 'Error' }),
  ],
  [
    'an uncaught error',
    event('error', { error: thrown('TypeError', ''), message: 's3cret' }),
    crash({ place: 'page', error: 'TypeError' }),
  ],
  [
    'an unhandled rejection',
    event('unhandledrejection', { reason: thrown('TypeError', '') }),
    crash({ place: 'promise', error: 'TypeError' }),
  ],
  [
    'a script of the app',
    dispatched(element('script', { src: `${ORIGIN}/signin/4.0a1b2c3d.js?ada` })),
    { type: 'foyer-chunk', facts: { file: '/signin/4.0a1b2c3d.js' } },
  ],
  [
    'a style sheet of the app',
    dispatched(element('link', { rel: 'stylesheet', href: `${ORIGIN}/signin/a.0a1b2c3d.css` })),
    { type: 'foyer-chunk', facts: { file: '/signin/a.0a1b2c3d.css' } },
  ],
  [
    'skipped local hosts by reason',
    [
      {
        leftOut: [
          { name: 'nas.local', why: 'denied' },
          { name: '10.0.0.1:8443', why: 'unanswered' },
          { name: 'b.local', why: 'denied' },
        ],
      },
    ],
    {
      type: 'foyer-hosts',
      facts: { denied: ['nas.local', 'b.local'], unanswered: ['10.0.0.1:8443'], total: 3 },
    },
  ],
  [
    'hundreds of skipped local hosts, of which fifty are listed',
    [{ leftOut: Array.from({ length: 300 }, () => ({ name: 'nas.local', why: 'skipped' })) }],
    {
      type: 'foyer-hosts',
      facts: { skipped: Array.from({ length: 50 }, () => 'nas.local'), total: 300 },
    },
  ],
  [
    'a value of the configuration',
    [{ configured: 'texts.login.next' }],
    { type: 'foyer-config', facts: { name: 'texts.login.next' } },
  ],
  [
    'a violation of the policy, without queries, sample and policy',
    event('securitypolicyviolation', {
      documentURI: `${ORIGIN}/signin/?back=%2Fada`,
      blockedURI: 'https://evil.example/ada?x=1',
      sourceFile: `${ORIGIN}/signin/main.0a1b2c3d.js?x`,
      sample: 's3cret',
      originalPolicy: 'default-src',
      effectiveDirective: 'script-src-elem',
      disposition: 'enforce',
      statusCode: 200,
      lineNumber: 3,
      columnNumber: 4,
    }),
    {
      type: 'csp-violation',
      facts: {
        documentURL: '/signin/',
        blockedURL: 'https://evil.example',
        sourceFile: '/signin/main.0a1b2c3d.js',
        effectiveDirective: 'script-src-elem',
        disposition: 'enforce',
        statusCode: 200,
        lineNumber: 3,
        columnNumber: 4,
      },
    },
  ],
]
const SECRET = '/signin/reset/SECRETTOKEN/ann'
const violation = (fields: object): ReportEntry => {
  const common = { documentURI: `${ORIGIN}/signin/`, blockedURI: 'inline', sourceFile: '' }
  return event('securitypolicyviolation', { ...common, ...fields })
}
const addresses: [field: string, address: string, said: string][] = [
  ['documentURL', SECRET, '/signin/'],
  ['documentURL', '/signin/phone-auth', '/signin/phone-auth'],
  ['documentURL', '/signin/phone-auth/', '/signin/'],
  ['sourceFile', SECRET, '/signin/'],
  ['sourceFile', '/signin/main.0a1b2c3d.js', '/signin/main.0a1b2c3d.js'],
  ['blockedURL', SECRET, '/signin/'],
  ['blockedURL', '/signin/5.0a1b2c3d.css', '/signin/5.0a1b2c3d.css'],
  ['blockedURL', '/signin/ann.js', '/signin/'],
  ['blockedURL', '/online/reset/SECRETTOKEN', ORIGIN],
  ['documentURL', '/online/main.0a1b2c3d.js', ORIGIN],
]
const OF_EVENT = { documentURL: 'documentURI', sourceFile: 'sourceFile', blockedURL: 'blockedURI' }
test.each(addresses)('a violation reports the %s %s as %s', (field, address, said) => {
  const noted = violation({ [OF_EVENT[field as keyof typeof OF_EVENT]]: `${ORIGIN}${address}?x=1#y` })
  expect(findingOf(noted, ORIGIN)?.facts).toHaveProperty(field, said)
})

test.each(reported)('%s is reported', (_rule, noted, finding) => {
  expect(findingOf(noted, ORIGIN)).toEqual(finding)
})

const unreported: [rule: string, noted: ReportEntry][] = [
  ['a call without a connection', failed({ kind: 'offline' })],
  ['too many calls', failed({ kind: 'limited', status: 429, until: UNTIL })],
  ['a cancelled call', failed({ kind: 'unreachable' }, LOGIN, signals.left)],
  ['a session of another account', failed({ kind: 'otherAccount', status: 409 })],
  ['a wrong code', failed({ kind: 'refused', status: 400, text: 'Wrong code' }, CODE)],
  ['an error in reading an answer, which is reported as a crash', [LOGIN, new Error('x'), signals.open]],
  ['an image of the company', dispatched(element('img', { src: `${ORIGIN}/signin/logo.png` }))],
  ['an inserted script', dispatched(element('script', { src: `${ORIGIN}/signin/reset/SECRET.js` }))],
  ['a third-party script', dispatched(element('script', { src: 'https://x.example/signin/4.0a1b2c3d.js' }))],
  ['a prefetched script', dispatched(element('link', { rel: 'preload', href: `${ORIGIN}/signin/a.js` }))],
  ['a chunk that failed to load a second time', ['screen', thrown('ChunkLoadError')]],
]
test.each(unreported)('%s is not reported', (_rule, noted) => {
  expect(findingOf(noted, ORIGIN)).toBeUndefined()
})

test('a message that looks like a stack is not a location in the build', () => {
  const stack = `Error: ${ORIGIN}/signin/s3cret.js:1:1 ${ORIGIN}/signin/my.password.js:2:2`
  expect(findingOf(['login', thrown('Error', stack)], ORIGIN)).toEqual(
    crash({ place: 'login', error: 'Error' }),
  )
})

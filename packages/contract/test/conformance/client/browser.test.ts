import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Browser } from 'foyer-contract/conformance/client/browser'
import { needsBody } from 'foyer-contract/document/operations'
import { INPUTS } from 'foyer-contract/conformance/client/placeholders'
import { FINGERPRINT, RUNNER, STEP, WORKFLOW } from 'foyer-contract/conformance/client/runnerHeaders'
import { EXPECTATION_LIMIT_MS, UNLIMITED_SERVER } from 'test/support/limits'

let server: Server
let origin: string
let asked: { url: string; headers: IncomingMessage['headers']; body: string }[]
let answer: (reply: ServerResponse) => void

beforeAll(async () => {
  server = createServer(UNLIMITED_SERVER, (request, reply) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body })
      answer(reply)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  told = []
  answer = reply => reply.end('{}')
})
afterAll(() => server.close())

const PATH = '/api/online/v1/settings'
const cookies = (): (string | undefined)[] => asked.map(({ headers }) => headers.cookie)

let told: string[]

const open = (timeoutMs = EXPECTATION_LIMIT_MS): typeof fetch =>
  new Browser({
    api: origin,
    timeoutMs,
    personOf: (_workflow, isOther) => (isOther ? 'grace hopper' : 'ada lovelace'),
    tell: (_workflow, what) => {
      told.push(what)
      return Promise.resolve(`the ${what} ${told.length}`)
    },
    needsBody,
  }).fetch

const call = (send = open(), headers: Record<string, string> = {}, path = PATH): Promise<Response> =>
  send(`${origin}${path}`, { method: 'GET', headers: { [WORKFLOW]: 'one', ...headers } })

const unreadable: [rule: string, how: (reply: ServerResponse) => void, failure: RegExp][] = [
  [
    'a redirect',
    reply => reply.writeHead(302, { Location: '/elsewhere' }).end(),
    /^returned 302, a redirect/,
  ],
  ['no body', reply => reply.end(), /^returned 200 without the body that the contract requires$/],
  [
    'half a body',
    reply => reply.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a":'),
    /^returned 200 with a body that is not JSON$/,
  ],
  [
    'a page',
    reply => reply.writeHead(401, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
    /^returned 401 with an HTML page/,
  ],
  [
    'a page that calls itself JSON',
    reply => reply.writeHead(200, { 'Content-Type': 'application/json' }).end(' <html>'),
    /^returned 200 with an HTML page/,
  ],
  [
    'a problem in pieces',
    reply => reply.writeHead(400, { 'Content-Type': 'application/problem+json' }).end('{"detail":'),
    /^returned 400 with a body that is not JSON$/,
  ],
  ['a connection that breaks', reply => reply.destroy(), /^did not respond \(/],
]

test.each(unreadable)('%s is not read', async (_what, how, failure) => {
  answer = how
  await expect(call()).rejects.toThrow(failure)
})

test('the client stops waiting for a missing answer', async () => {
  answer = () => undefined
  await expect(call(open(50))).rejects.toThrow('did not respond within 0.05 s')
  server.closeAllConnections()
  // The client is notified in the next turn.
  await new Promise(resolve => setImmediate(resolve))
})

test('an endless body is aborted, and its connection closed', async () => {
  let sent = 0
  const closed = new Promise<void>(resolve => {
    answer = reply => {
      reply.on('close', resolve)
      const more = (): void => {
        reply.write(' '.repeat(65_536), () => (sent += 65_536))
      }
      reply.on('drain', more)
      more()
    }
  })
  await expect(call()).rejects.toThrow('returned 200 with a body of more than 16 MB')
  await closed
  expect(sent).toBeGreaterThan(16_000_000)
})

test('a body of 5 MB is read', async () => {
  const body = JSON.stringify('é'.repeat(2_500_000))
  answer = reply => reply.end(body)
  expect(await (await call()).text()).toBe(body)
})

test('the runner’s own headers, and empty ones, are not sent', async () => {
  await call(open(), { [RUNNER]: 'cookies=readable', 'x-touch-supported': '', accept: 'application/json' })
  expect(asked[0]?.headers).toMatchObject({ accept: 'application/json' })
  for (const name of [WORKFLOW, RUNNER, 'x-touch-supported', 'cookie'])
    expect(asked[0]?.headers).not.toHaveProperty(name)
})

test('an empty session status is accepted', async () => {
  answer = reply => reply.end()
  expect((await call(open(), {}, '/api/auth/v2/session-status')).status).toBe(200)
})

test('each workflow has its own cookies', async () => {
  const send = open()
  answer = reply => reply.setHeader('Set-Cookie', 's=1; HttpOnly').end('{}')
  await call(send)
  await call(send)
  await call(send, { [WORKFLOW]: 'another' })
  await call(send, { [RUNNER]: 'cookies=readable' })
  expect(cookies()).toEqual([undefined, 's=1', undefined, undefined])
})

test('kept cookies survive an answer that removes them', async () => {
  const send = open()
  answer = reply => reply.setHeader('Set-Cookie', 's=1').end('{}')
  await call(send)
  answer = reply => reply.setHeader('Set-Cookie', 's=; Max-Age=0').end('{}')
  await call(send, { [RUNNER]: 'cookies=kept' })
  await call(send)
  await call(send)
  expect(cookies()).toEqual([undefined, 's=1', 's=1', undefined])
})

const step = (name: string, said = ''): Record<string, string> => ({ [STEP]: name, [RUNNER]: said })

test('cookies of before a step can be sent once more, and another browser has its own', async () => {
  const send = open()
  let count = 0
  answer = reply => reply.setHeader('Set-Cookie', `s=${++count}; Path=/`).end('{}')
  await call(send, step('first'))
  await call(send, step('second'))
  await call(send, step('third', 'cookies=before:second'))
  await call(send, step('fourth', 'browser=other'))
  await call(send, step('fifth', 'browser=other'))
  await call(send, step('sixth'))
  expect(cookies()).toEqual([undefined, 's=1', 's=1', undefined, 's=4', 's=2'])
})

test('a call can be made until it is answered 429', async () => {
  let count = 0
  answer = reply => reply.writeHead(++count < 3 ? 401 : 429).end()
  expect((await call(open(), step('wrong', 'times=9'))).status).toBe(429)
  expect(asked).toHaveLength(3)
  answer = reply => reply.writeHead(401).end()
  await call(open(), step('wrong', 'times=4'))
  expect(asked).toHaveLength(7)
})

test('a code is requested once, until another is sent, and the earlier one is remembered', async () => {
  const send = open()
  const post = async (said: string, name: string): Promise<void> => {
    const headers = { [WORKFLOW]: 'one', [STEP]: 'x', [RUNNER]: said }
    await send(`${origin}${PATH}`, { method: 'POST', headers, body: JSON.stringify({ code: INPUTS[name] }) })
  }
  await post('', 'code')
  await post('remember=code code=new', 'code')
  await post('', 'code')
  await post('', 'former-code')
  expect(asked.map(({ body }) => (JSON.parse(body) as { code: string }).code)).toEqual([
    'the code 1',
    'the code 1',
    'the code 2',
    'the code 1',
  ])
})

test.each([
  ['a text', 'text/plain', 'Not now.', '"Not now."'],
  [
    'a problem',
    'application/problem+json',
    '{"detail":"Not now."}',
    '{"message":"Not now.","detail":"Not now."}',
  ],
])('an error may be %s', async (_what, type, body, read) => {
  answer = reply => reply.writeHead(400, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
  const got = await call()
  expect([got.headers.get('content-type'), await got.text()]).toEqual(['application/json', read])
})

test('a call that is not offered may be answered by a page', async () => {
  answer = reply => reply.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not here</h1>')
  const got = await call()
  expect([got.status, await got.text()]).toEqual([404, ''])
})

test('a person is sent in the address and a secret in the body, unchanged', async () => {
  await open()(`${origin}${PATH}?username=${INPUTS.person}`, {
    method: 'POST',
    headers: { [WORKFLOW]: 'one', [RUNNER]: 'type=text/plain' },
    body: JSON.stringify({ password: INPUTS.password }),
  })
  expect(asked[0]).toMatchObject({
    url: `${PATH}?username=ada%20lovelace`,
    headers: { 'content-type': 'text/plain' },
    body: '{"password":"the password 1"}',
  })
})

test.each([
  ['the same answer', 200, '{"a":1}', '{"a":1}', true],
  ['another answer', 200, '{"a":1}', '{"a":2}', false],
  ['an answer with another message', 200, '{"message":"a","b":1}', '{"message":"a","b":2}', false],
  ['a text', 401, '"No"', '"No"', true],
  ['a message and any other field', 401, '{"message":"No","id":1}', '{"message":"No","id":2}', true],
  ['another message', 401, '{"message":"No"}', '{"message":"Nobody"}', false],
  ['another text', 401, '"No"', '"Nobody"', false],
  ['no message', 401, '{"code":1}', '{"code":2}', false],
])(
  'answers are alike by their body, errors by their message: %s',
  async (_rule, status, first, second, alike) => {
    const prints: (string | null)[] = []
    for (const body of [first, second]) {
      answer = reply => reply.writeHead(status, { 'content-type': 'application/json' }).end(body)
      prints.push((await call()).headers.get(FINGERPRINT))
    }
    expect(prints[0] === prints[1]).toBe(alike)
  },
)

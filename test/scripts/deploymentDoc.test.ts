import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { CONFIG_KEYS } from 'deploy/config.mjs'
import { COMMON_HEADERS } from 'deploy/policy.mjs'

const text = readFileSync('docs/deployment.md', 'utf8')
const [, edgeFunction] = /```js\n(function handler[\s\S]*?)```/.exec(text) ?? []

const rows: [path: string, asked: string][] = [
  ['/signin', '/signin/index.html'],
  ['/signin/', '/signin/index.html'],
  ['/signin/change-password', '/signin/shell.html'],
  ['/signin/help/support-form', '/signin/shell.html'],
  ['/signin/index.html', '/signin/shell.html'],
  ['/signin/main.0123abcd.js', '/signin/main.0123abcd.js'],
  ['/signin/favicon.svg', '/signin/favicon.svg'],
  ['/.well-known/webauthn', '/signin/related-origins.json'],
  ['/signing-up', '/signing-up'],
  ['/api/company', '/api/company'],
]
test.each(rows)('the edge function asks for %s as %s', (path, asked) => {
  const event = { request: { uri: path } }
  expect(runInNewContext(`${edgeFunction}; handler(event)`, { event })).toEqual({ uri: asked })
})

test('the edge function leads to the form to change the password', () => {
  const event = { request: { uri: '/.well-known/change-password' } }
  const answer: unknown = runInNewContext(`${edgeFunction}; handler(event)`, { event })
  expect(answer).toEqual({ statusCode: 302, headers: { location: { value: '/signin/change-password' } } })
})

// (security-page/managers)
test('the edge function gives password managers the address of a person’s passkeys', () => {
  const request = {
    uri: '/.well-known/passkey-endpoints',
    headers: { host: { value: 'signin.example.com' } },
  }
  const answer = runInNewContext(`${edgeFunction}; handler(event)`, { event: { request } }) as {
    statusCode: number
    body: string
  }
  const page = 'https://signin.example.com/signin/security'
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { enroll: page, manage: page }])
})

test.each([...CONFIG_KEYS, ...Object.keys(COMMON_HEADERS)])('%s is explained', name => {
  expect(text).toContain(name)
})

import { ask } from 'test/support/nginx/ask'
import { openSandbox } from './openSandbox'

const here = openSandbox()

const hostOf = (name: string) => `${name}:${new URL(here.sandbox.origin).port}`

const addresses = [
  '/sandbox/',
  '/sandbox/api/people',
  '/sandbox/api/events',
  '/sandbox/files/room.js',
  '/%73andbox/',
  '/s%61ndbox/',
  '/%73andbox/api/people',
  '/sandbox/%61pi/people',
  '/sandbox%2fapi/people',
  '/api/online/v1/settings',
  '/%61pi/online/v1/settings',
  '/signin/',
  '/online/',
  '/device-check/',
  '/nothing-here',
]
test.each(['rebind.evil.example', 'localhost.evil.example'])(
  'every address is closed to requests for %s',
  async name => {
    for (const path of addresses) {
      const { status, body } = await ask(here.sandbox.origin, path, { headers: { Host: hostOf(name) } })
      const refused = [path, 403, { message: 'The sandbox has another name.' }]
      expect([path, status, JSON.parse(body.toString())]).toEqual(refused)
    }
  },
)

test('the identity provider and the other hosts are closed to another name as well', async () => {
  const { idp, partners } = here.sandbox
  for (const origin of [idp, ...partners.map(partner => partner.origin)]) {
    const { port } = new URL(origin)
    const headers = { Host: `rebind.evil.example:${port}` }
    expect((await ask(origin, '/', { headers })).status).toBe(403)
    expect((await ask(origin, '/', { headers: { Host: `localhost:${port}` } })).status).not.toBe(403)
  }
})

test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('the sandbox is open under %s', async name => {
  const headers = { Host: hostOf(name) }
  for (const path of ['/sandbox/api/people', '/%73andbox/api/people', '/api/online/v1/settings'])
    expect((await ask(here.sandbox.origin, path, { headers })).status).toBe(200)
})

const changes: [method: string, path: string][] = [
  ['POST', '/sandbox/api/reset'],
  ['POST', '/%73andbox/api/reset'],
  ['PUT', '/sandbox/%61pi/company'],
  ['POST', '/%61pi/auth/v2/logout'],
  ['DELETE', '/sandbox/api/faults'],
  ['PUT', '/sandbox/api/clock'],
  ['POST', '/sandbox/api/csp-reports'],
  ['POST', '/sandbox/sign-out'],
  ['POST', '/sandbox/onboarded'],
  ['POST', '/device-check/'],
]
test.each(changes)('%s %s is refused to another site', async (method, path) => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await ask(here.sandbox.origin, path, { method, headers: { 'Sec-Fetch-Site': site } })
    expect(answer.status).toBe(403)
  }
})

test('a form cannot set the sandbox back', async () => {
  await here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: 5 } })
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const headers = { 'Content-Type': type }
    for (const path of ['/sandbox/api/reset', '/%73andbox/api/reset', '/sandbox/%61pi/reset']) {
      const answer = await ask(here.sandbox.origin, path, { method: 'POST', headers })
      expect(answer.status).toBe(403)
    }
  }
  expect(await here.sandbox.api('clock')).toMatchObject({ offsetMs: 5 })
})

test('a call with another spelling of its path is recorded, excluded from caches and subject to faults like any other', async () => {
  const path = '/api/online/v1/settings'
  const body = { method: 'GET', path, kind: 'status', status: 418 }
  await here.sandbox.api('faults', { method: 'PUT', body })
  const answer = await ask(here.sandbox.origin, '/%61pi/online/v1/settings')
  expect([answer.status, answer.headers['cache-control']]).toEqual([418, 'no-store'])
  expect(await here.sandbox.api('calls')).toMatchObject([{ path, status: 418 }])
})

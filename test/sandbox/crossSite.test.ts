import { ask } from 'test/support/nginx/ask'
import { openSandbox } from './openSandbox'

const here = openSandbox()

const hostOf = (name: string) => `${name}:${new URL(here.sandbox.origin).port}`

test.each([
  ['another name', () => hostOf('rebind.evil.example')],
  ['our name and more', () => hostOf('localhost.evil.example')],
])('the control room is closed to whoever asks for %s', async (_what, host) => {
  for (const path of ['/sandbox/', '/sandbox/api/people', '/sandbox/api/events', '/sandbox/files/room.js']) {
    expect((await ask(here.sandbox.origin, path, { headers: { Host: host() } })).status).toBe(403)
  }
})

test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('the control room is open under %s', async name => {
  const headers = { Host: hostOf(name) }
  expect((await ask(here.sandbox.origin, '/sandbox/api/people', { headers })).status).toBe(200)
})

const changes: [method: string, path: string][] = [
  ['POST', '/sandbox/api/reset'],
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
    const answer = await ask(here.sandbox.origin, '/sandbox/api/reset', { method: 'POST', headers })
    expect(answer.status).toBe(403)
  }
  expect(await here.sandbox.api('clock')).toMatchObject({ offsetMs: 5 })
})

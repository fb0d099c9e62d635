import { ask } from 'test/support/nginx/ask'
import { openSandbox } from './openSandbox'

const here = openSandbox()

const report = (age = 0) => ({ type: 'foyer-crash', age, url: 'http://h/signin/', user_agent: 'x', body: {} })

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${here.sandbox.origin}/sandbox/reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', ...headers },
    body: JSON.stringify(body),
  }).then(answer => answer.status)

const kept = () => here.sandbox.api<{ age: number }[]>('reports')

test('the last 200 reports are stored until they are cleared', async () => {
  for (let hundred = 0; hundred < 3; hundred += 1)
    expect(await send(Array.from({ length: 100 }, (_, number) => report(100 * hundred + number)))).toBe(204)
  const reports = await kept()
  expect([reports.length, reports[0]?.age]).toEqual([200, 100])
  await here.sandbox.api('reports', { method: 'DELETE' })
  expect(await kept()).toEqual([])
})

test.each([
  ['a list that is none', report()],
  ['a report without a body', [{ ...report(), body: undefined }]],
  ['too many', Array.from({ length: 101 }, () => report())],
])('%s is refused', async (_what, body) => {
  expect(await send(body)).toBe(400)
  expect(await kept()).toEqual([])
})

test('more than 64 KB are refused', async () => {
  expect(await send([{ ...report(), body: { text: 'x'.repeat(70_000) } }])).toBe(413)
})

test('another type, and another site, are refused', async () => {
  expect(await send([report()], { 'Content-Type': 'application/json' })).toBe(415)
  const headers = { 'Content-Type': 'application/reports+json', 'Sec-Fetch-Site': 'cross-site' }
  const answer = await ask(here.sandbox.origin, '/sandbox/reports', { method: 'POST', headers })
  expect(answer.status).toBe(403)
})

test('the app is configured to report there, and a reset returns to it', async () => {
  await here.sandbox.api('config', { method: 'PUT', body: null })
  await here.sandbox.api('reset', { method: 'POST' })
  expect(await here.sandbox.api('config')).toMatchObject({ reportUrl: '/sandbox/reports' })
})

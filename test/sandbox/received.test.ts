import { STEP_ENDS, STEPS as ALL_STEPS } from 'src/constants/journeys'
import { VISIT_SECONDS } from 'src/features/visit/visit'
import { byVariant, ENDS, countFunnel, SECONDS, STEPS, type Visit } from 'sandbox/state/received'
import { ask } from 'test/support/nginx/ask'
import { openSandbox } from './openSandbox'

const here = openSandbox()

const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const sent = { 'Content-Type': 'application/reports+json', ...headers }
  const init = { method: 'POST', headers: sent, body: JSON.stringify(body) }
  return (await fetch(`${here.sandbox.origin}/sandbox/${path}`, init)).status
}
const clear = (path: string) => here.sandbox.api(path, { method: 'DELETE' })

describe('reports', () => {
  const report = (age = 0) => ({
    type: 'foyer-crash',
    age,
    url: 'http://h/signin/',
    user_agent: 'x',
    body: {},
  })
  const kept = () => here.sandbox.api<{ age: number }[]>('reports')

  test('the last 200 are stored until they are cleared', async () => {
    for (let hundred = 0; hundred < 3; hundred += 1) {
      const reports = Array.from({ length: 100 }, (_, number) => report(100 * hundred + number))
      expect(await send('reports', reports)).toBe(204)
    }
    const reports = await kept()
    expect([reports.length, reports[0]?.age]).toEqual([200, 100])
    await clear('reports')
    expect(await kept()).toEqual([])
  })

  test.each([
    ['a list that is none', report(), 400],
    ['a report without a body', [{ ...report(), body: undefined }], 400],
    ['too many', Array.from({ length: 101 }, () => report()), 400],
    ['more than 64 KB', [{ ...report(), body: { text: 'x'.repeat(70_000) } }], 413],
  ])('%s: refused', async (_what, body, status) => {
    expect(await send('reports', body)).toBe(status)
    expect(await kept()).toEqual([])
  })

  test('another type, and another site, are refused', async () => {
    expect(await send('reports', [report()], { 'Content-Type': 'application/json' })).toBe(415)
    const headers = { 'Content-Type': 'application/reports+json', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await ask(here.sandbox.origin, '/sandbox/reports', { method: 'POST', headers })
    expect(answer.status).toBe(403)
  })

  test('the app is configured to report there, and a reset returns to it', async () => {
    await here.sandbox.api('config', { method: 'PUT', body: null })
    await here.sandbox.api('reset', { method: 'POST' })
    expect(await here.sandbox.api('config')).toMatchObject({ reportUrl: '/sandbox/reports' })
  })
})

describe('visits', () => {
  type Name = Visit['steps'][number]['step']
  const step = (name: Name) => ({ step: name, seconds: 2 as const, tries: 1 })
  const visit = (end: Visit['end'], ...steps: Name[]): Visit => ({
    steps: steps.map(step),
    end,
    build: '0a1b2c3d',
  })
  const beacon = (body: object) => [
    { type: 'foyer-visit', age: 0, url: 'http://h/signin/', user_agent: '', body },
  ]
  const kept = () => here.sandbox.api<Visit[]>('visits')

  // (visits/contents)
  test('a visit is stored without surrounding data, until it is cleared', async () => {
    const told = { ...visit('left', 'username'), variant: 'friendly' }
    expect(await send('visits', beacon(told))).toBe(204)
    expect(await kept()).toEqual([told])
    await clear('visits')
    expect(await kept()).toEqual([])
  })

  // (visits/contents)
  test.each<[what: string, body: object]>([
    ['a name', { ...visit('left', 'username'), username: 'grace' }],
    ['another step', { ...visit('left'), steps: [{ ...step('username'), step: 'palmReading' }] }],
    ['an exact time', { ...visit('left'), steps: [{ ...step('username'), seconds: 3 }] }],
    ['another end', { ...visit('left', 'username'), end: 'bored' }],
  ])('%s in a visit is refused', async (_what, body) => {
    expect(await send('visits', beacon(body))).toBe(400)
    expect(await kept()).toEqual([])
  })

  test('the funnel has each step that was seen, in order, with how the visits ended that ended there', () => {
    const visits = [
      visit('done', 'username', 'password', 'code'),
      visit('refused', 'username', 'password'),
      visit('left', 'username', 'password', 'username'),
    ]
    expect(countFunnel(visits)).toEqual([
      { step: 'username', seen: 3, ended: { left: 1 } },
      { step: 'password', seen: 3, ended: { refused: 1 } },
      { step: 'code', seen: 1, ended: { done: 1 } },
    ])
  })

  // (visits/variant)
  test('the visits of each variant are counted separately', () => {
    const b = { ...visit('done', 'username'), variant: 'b' }
    const a = { ...visit('left', 'username'), variant: 'a' }
    const none = visit('refused', 'username')
    const without = [undefined, [none]]
    expect(byVariant([b, none, a])).toEqual([['a', [a]], ['b', [b]], without])
    expect(byVariant([none])).toEqual([without])
  })

  test('the sandbox knows every value that the app reports', () => {
    expect([STEPS, ENDS, SECONDS]).toEqual([ALL_STEPS, STEP_ENDS, VISIT_SECONDS])
  })
})

describe('a ticket', () => {
  const ticket = {
    displayName: 'Ada',
    email: 'ada@harbor.example',
    phone: '+12025550100',
    description: 'I cannot sign in.',
    company: 'Harbor',
  }
  const sendTicket = (change: object = {}) =>
    here.visitor.post('/api/online/v1/support/form', { ...ticket, ...change })
  const tickets = () => here.sandbox.api('tickets')

  test('arrives with or without a company', async () => {
    await sendTicket()
    await sendTicket({ company: undefined })
    expect(await tickets()).toMatchObject([{ company: '' }, { ...ticket, number: 1001 }])
  })

  // (support/recording-sent)
  test('has its recording in a separate file', async () => {
    expect((await sendTicket({ recording: '{"format":1,"entries":[]}' })).status).toBe(200)
    await sendTicket()
    expect(await tickets()).toMatchObject([{ recorded: false }, { recorded: true }])
    expect(JSON.stringify(await tickets())).not.toContain('format')
    expect(await here.sandbox.api('tickets/1001/recording')).toEqual({ format: 1, entries: [] })
    await expect(here.sandbox.api('tickets/1002/recording')).rejects.toThrow('404')
  })
})

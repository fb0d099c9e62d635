import { giveUp, request } from 'src/services/http/http'
import type { Handover } from 'src/services/http/handover'
import type { ReportEntry } from 'src/services/http/reportEntry'
import type { ServiceError } from 'src/services/http/serviceError'
import { reportCrash } from 'src/services/log'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

let reported: ReportEntry[]

beforeEach(() => {
  reported = []
  window.foyer = {
    report: (...one: ReportEntry) => void reported.push(one),
    take: () => undefined,
  } as unknown as Handover
})
afterEach(() => {
  delete window.foyer
})

const ask = (limitMs = 5000) =>
  request('post', '/api/x', { body: { password: 's3cret' }, limitMs, read: () => 'read' })

test('a failed call is reported with its failure and its name', async () => {
  await serve(() => ({ status: 500 }))
  await failing(ask())
  const [[call, error, signal] = []] = reported as [object, ServiceError, AbortSignal][]
  expect([call, error?.failure, error?.call, signal?.aborted]).toEqual([
    expect.objectContaining({ method: 'post', address: '/api/x' }),
    { kind: 'refused', status: 500 },
    'POST /api/x',
    false,
  ])
})

test('a successful call is not reported', async () => {
  await serve(() => ({ body: {} }))
  await ask()
  expect(reported).toEqual([])
})

test('a cancelled call is distinguished from one whose limit is over', async () => {
  await serve(() => undefined)
  const left = ask()
  giveUp(left)
  await failing(left)
  await failing(ask(1))
  expect(
    (reported as [unknown, unknown, AbortSignal][]).map(([, , { reason }]) => reason === 'slow'),
  ).toEqual([false, true])
})

test('a crash is reported with its location', () => {
  const told = jest.spyOn(console, 'error').mockImplementation()
  const error = new TypeError('x')
  reportCrash('saga', error)
  expect(reported).toEqual([['saga', error]])
  told.mockRestore()
})

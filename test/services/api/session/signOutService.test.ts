import { signOut } from 'src/services/api/session/signOutService'
import type { Failure } from 'src/services/http/failure'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

test('a sign-out is a POST without a body', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await signOut()
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/auth/v2/logout', body: '' }])
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
})

// (sign-in/sign-out-done)
test.each<[what: string, answer: ServedAnswer]>([
  ['no body', {}],
  ['broken JSON', { body: '{"a":' }],
  ['null', { body: null }],
  ['a text', { body: 'bye' }],
  ['401, which means that there is no session', { status: 401 }],
  ['401 with a message', { status: 401, body: { message: 'No session.' } }],
])('a sign-out is confirmed by %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(signOut()).resolves.toBeUndefined()
})

test.each<[what: string, answer: ServedAnswer, failure: Failure]>([
  ['a page', { body: '<html></html>' }, { kind: 'unreadable', status: 200 }],
  ['401 with a page', { status: 401, body: '<html></html>' }, { kind: 'page', status: 401 }],
  ['403', { status: 403 }, { kind: 'refused', status: 403 }],
  ['500', { status: 500 }, { kind: 'refused', status: 500 }],
])('a sign-out is not confirmed by %s', async (_what, answer, failure) => {
  await serve(() => answer)
  await expect(failing(signOut())).resolves.toEqual(failure)
})

test('a sign-out is given up after 5 s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setInterval', 'Date', 'performance'] })
  let arrived: () => void
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  await serve(() => (arrived(), undefined))
  const call = failing(signOut())
  await arrival
  jest.advanceTimersByTime(5000)
  await expect(call).resolves.toEqual({ kind: 'unreachable' })
  jest.useRealTimers()
})

import { signOut } from 'src/services/api/signOutService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'
import { unusable } from 'test/support/unusable'

test('is a POST without a body', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await signOut()
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/auth/v2/logout', body: '' }])
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
})

test.each(unusable)('%s is fine', async (_what, answer) => {
  await serve(() => answer)
  await expect(signOut()).resolves.toBeUndefined()
})

test('is given up after 5 s', async () => {
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

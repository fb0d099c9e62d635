import { signOut } from 'src/services/api/session/signOutService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

// (sign-in/sign-out-done)
test('a sign-out is confirmed by a 401, which means that there is no session', async () => {
  await serve(() => ({ status: 401, body: { message: 'No session.' } }))
  await expect(signOut()).resolves.toBeUndefined()
})

test.each([403, 500])('a sign-out is not confirmed by %d', async status => {
  await serve(() => ({ status }))
  await expect(failing(signOut())).resolves.toEqual({ kind: 'refused', status })
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

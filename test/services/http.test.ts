import { done, request } from 'src/services/http'
import { serve } from 'test/support/server'

test('a call reaches the server of the page', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await request({ method: 'get', address: '/api/x', limitMs: 5000, read: done })
  expect(requests).toHaveLength(1)
})
test('a server closes after its test, and the next one gets the calls', async () => {
  const { requests } = await serve(() => ({ body: { a: 1 } }))
  await request({ method: 'post', address: '/api/x?y=1', body: { b: 2 }, limitMs: 5000, read: done })
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/x?y=1', query: { y: '1' }, json: { b: 2 }, aborted: false },
  ])
})

import { ended } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { send } from 'src/services/http/send'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

const act = (more: Partial<Call<unknown>> = {}): Promise<unknown> =>
  send<unknown>(
    { method: 'post', address: '/api/x', limitMs: 5000, read: ended, ...more },
    new AbortController().signal,
  )

// (calls/acting)
describe('a call that acts for a user', () => {
  test.each<[what: string, call: Partial<Call<unknown>>, sent: unknown]>([
    [
      'names the user in its body',
      { body: { a: 1 }, acting: { userName: 'ada' } },
      { a: 1, userName: 'ada' },
    ],
    ['gets a body for the name if it has none', { acting: { userName: 'ada' } }, { userName: 'ada' }],
    ['sends no name if none is known', { body: { a: 1 }, acting: {} }, { a: 1 }],
    ['sends no name if the name is empty', { body: { a: 1 }, acting: { userName: '' } }, { a: 1 }],
  ])('%s', async (_what, call, sent) => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act(call)
    expect(requests[0]?.json).toEqual(sent)
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('stays without a body if no name is known', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act({ acting: {} })
    expect(requests[0]).toMatchObject({ body: '' })
    expect(requests[0]?.headers['content-type']).toBeUndefined()
  })

  const other = { status: 409, body: { code: 'otherAccount', message: 'Somebody else.' } }
  const ruled = { 409: () => 'ruled' }

  test.each([{ userName: 'ada' }, {}])(
    'fails if the session belongs to another account: %j',
    async acting => {
      await serve(() => ({ ...other, headers: { 'X-Request-Id': 'r-1' } }))
      await expect(failing(act({ acting, refusals: ruled }))).resolves.toEqual({
        kind: 'otherAccount',
        status: 409,
        requestId: 'r-1',
      })
    },
  )

  test.each<[what: string, answer: ServedAnswer]>([
    ['another code', { body: { code: 'prohibited' } }],
    ['the code as a string', { body: 'otherAccount' }],
    ['the code in a list', { body: [{ code: 'otherAccount' }] }],
    ['no body', {}],
  ])('keeps the meaning of a 409 with %s', async (_what, answer) => {
    await serve(() => ({ ...answer, status: 409 }))
    await expect(act({ acting: { userName: 'ada' }, refusals: ruled })).resolves.toBe('ruled')
  })

  test('treats a 409 with the code in an HTML page as a page', async () => {
    await serve(() => ({ ...other, headers: { 'Content-Type': 'text/html' } }))
    await expect(failing(act({ acting: {}, refusals: ruled }))).resolves.toEqual({
      kind: 'page',
      status: 409,
    })
  })

  test('keeps the meaning of another status with the code', async () => {
    await serve(() => ({ ...other, status: 403 }))
    await expect(failing(act({ acting: {} }))).resolves.toMatchObject({ kind: 'refused', status: 403 })
  })
})

test('a call that acts for no user gives this 409 no special meaning', async () => {
  await serve(() => ({ status: 409, body: { code: 'otherAccount' } }))
  await expect(act({ refusals: { 409: () => 'ruled' } })).resolves.toBe('ruled')
})

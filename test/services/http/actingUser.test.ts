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
describe('a call that acts for a person', () => {
  test.each<[what: string, call: Partial<Call<unknown>>, sent: unknown]>([
    [
      'names the person in its body',
      { body: { a: 1 }, acting: { userName: 'ada' } },
      { a: 1, userName: 'ada' },
    ],
    ['has a body for the name alone', { acting: { userName: 'ada' } }, { userName: 'ada' }],
    ['says nothing where no name is known', { body: { a: 1 }, acting: {} }, { a: 1 }],
    ['nor where the name is empty', { body: { a: 1 }, acting: { userName: '' } }, { a: 1 }],
  ])('%s', async (_what, call, sent) => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act(call)
    expect(requests[0]?.json).toEqual(sent)
    expect(requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('keeps having no body where it had none and no name is known', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await act({ acting: {} })
    expect(requests[0]).toMatchObject({ body: '' })
    expect(requests[0]?.headers['content-type']).toBeUndefined()
  })

  const other = { status: 409, body: { code: 'otherAccount', message: 'Somebody else.' } }
  const ruled = { 409: () => 'ruled' }

  test.each([{ userName: 'ada' }, {}])('fails where the session is another person’s: %j', async acting => {
    await serve(() => ({ ...other, headers: { 'X-Request-Id': 'r-1' } }))
    await expect(failing(act({ acting, refusals: ruled }))).resolves.toEqual({
      kind: 'otherAccount',
      status: 409,
      requestId: 'r-1',
    })
  })

  test.each<[what: string, answer: ServedAnswer]>([
    ['another code', { body: { code: 'prohibited' } }],
    ['the code as a text', { body: 'otherAccount' }],
    ['the code in a list', { body: [{ code: 'otherAccount' }] }],
    ['no body', {}],
  ])('409 with %s is what it was', async (_what, answer) => {
    await serve(() => ({ ...answer, status: 409 }))
    await expect(act({ acting: { userName: 'ada' }, refusals: ruled })).resolves.toBe('ruled')
  })

  test('409 with the code in a page is a page', async () => {
    await serve(() => ({ ...other, headers: { 'Content-Type': 'text/html' } }))
    await expect(failing(act({ acting: {}, refusals: ruled }))).resolves.toEqual({
      kind: 'page',
      status: 409,
    })
  })

  test('another status with the code is what it was', async () => {
    await serve(() => ({ ...other, status: 403 }))
    await expect(failing(act({ acting: {} }))).resolves.toMatchObject({ kind: 'refused', status: 403 })
  })
})

test('a call that acts for nobody knows no such 409', async () => {
  await serve(() => ({ status: 409, body: { code: 'otherAccount' } }))
  await expect(act({ refusals: { 409: () => 'ruled' } })).resolves.toBe('ruled')
})

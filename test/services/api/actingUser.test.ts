import { ACTING } from 'foyer-contract/document/operations'
import { SERVICE_CALLS } from 'foyer-contract/test/journeys/all'
import { serve } from 'test/support/server'

// (calls/acting)
describe.each(ACTING.map(({ id }) => id))('%s', operation => {
  const calls = SERVICE_CALLS[operation] ?? []

  /** Returns the requests of each variant of the call. */
  async function sent(acting?: { userName?: string }) {
    const { origin, requests } = await serve(() => ({ status: 204 }))
    // A call that reads its answer fails here.
    for (const make of calls) await make(origin, acting).catch(() => undefined)
    return requests
  }

  test('names the user for whom it acts', async () => {
    const plain = await sent()
    expect(plain).toHaveLength(calls.length)
    const named = await sent({ userName: 'grace' })
    expect(named.map(({ json }) => json)).toEqual(
      plain.map(({ json }) => ({ ...(json as object | undefined), userName: 'grace' })),
    )
  })

  test('is unchanged if no user is named', async () => {
    const plain = await sent()
    expect((await sent({})).map(({ body }) => body)).toEqual(plain.map(({ body }) => body))
    for (const { body, json, headers } of plain) {
      expect(body).not.toContain('userName')
      expect(headers['content-type']).toBe(json && 'application/json')
    }
  })
})

import { ended } from 'src/services/http/http'
import type { Call, Failure } from 'src/services/http/call'
import { send } from 'src/services/http/send'
import { ServiceError } from 'src/services/http/serviceError'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

const ask = (more: Partial<Call<unknown>> = {}): Promise<unknown> =>
  send<unknown>(
    { method: 'get', address: '/api/x', limitMs: 5000, read: ended, ...more },
    new AbortController().signal,
  )

describe('an error status', () => {
  const rows: [
    rule: string,
    status: number,
    headers: Record<string, string>,
    body: unknown,
    failure: Failure,
  ][] = [
    ['keeps its text', 500, {}, 'Out of order.', { kind: 'refused', status: 500, text: 'Out of order.' }],
    [
      'keeps the text of a JSON string',
      400,
      { 'Content-Type': 'application/json' },
      '"Denied."',
      { kind: 'refused', status: 400, text: 'Denied.' },
    ],
    [
      'keeps the language of the answer (calls/text-language)',
      400,
      { 'Content-Language': 'de-AT' },
      'Gesperrt.',
      { kind: 'refused', status: 400, text: 'Gesperrt.', textLang: 'de-AT' },
    ],
    [
      'has no language if the answer names several',
      400,
      { 'Content-Language': 'de, en' },
      'Gesperrt. Locked.',
      { kind: 'refused', status: 400, text: 'Gesperrt. Locked.' },
    ],
    [
      'keeps the text of a message',
      400,
      {},
      { message: 'Denied.', code: 7 },
      { kind: 'refused', status: 400, text: 'Denied.' },
    ],
    [
      'with an HTML page has no text (calls/refusals)',
      502,
      { 'Content-Type': 'text/html', 'X-Request-Id': 'r-2' },
      '<html>Bad gateway</html>',
      { kind: 'page', status: 502, requestId: 'r-2' },
    ],
    [
      'with the type of an HTML page has no message and no tries',
      403,
      { 'Content-Type': 'text/html' },
      '{"message":"Denied.","triesLeft":2}',
      { kind: 'page', status: 403 },
    ],
    [
      '429 with an HTML page is still a rate limit',
      429,
      { 'Content-Type': 'text/html', 'Retry-After': '9' },
      '<p>Slower',
      { kind: 'limited', status: 429, until: untilIn(9) },
    ],
    [
      'keeps the detail of a problem (calls/error-text)',
      400,
      { 'Content-Type': 'application/problem+json; charset=utf-8' },
      '{"title":"No","detail":"Ask the desk."}',
      { kind: 'refused', status: 400, text: 'Ask the desk.' },
    ],
    ['without a body has no text', 404, {}, undefined, { kind: 'refused', status: 404 }],
    ['with null has no text', 404, {}, 'null', { kind: 'refused', status: 404 }],
    [
      'keeps the request id',
      500,
      { 'X-Request-Id': 'r-1' },
      undefined,
      { kind: 'refused', status: 500, requestId: 'r-1' },
    ],
    [
      '429 with seconds is a rate limit',
      429,
      { 'Retry-After': '30' },
      undefined,
      { kind: 'limited', status: 429, until: untilIn(30) },
    ],
    ['LIMITED without', 429, {}, undefined, { kind: 'limited', status: 429 }],
    [
      '429 with an unreadable time is a rate limit',
      429,
      { 'Retry-After': 'soon' },
      undefined,
      { kind: 'limited', status: 429 },
    ],
    [
      '429 with zero seconds is a rate limit without a time',
      429,
      { 'Retry-After': '0' },
      undefined,
      { kind: 'limited', status: 429 },
    ],
    [
      '429 with a date in the past is a rate limit without a time',
      429,
      { 'Retry-After': 'Mon, 05 Jan 2026 11:59:00 GMT', Date: 'Mon, 05 Jan 2026 12:00:00 GMT' },
      undefined,
      { kind: 'limited', status: 429 },
    ],
    [
      '429 with a date is measured by the server’s clock',
      429,
      { 'Retry-After': 'Mon, 05 Jan 2026 12:00:40 GMT', Date: 'Mon, 05 Jan 2026 12:00:00 GMT' },
      undefined,
      { kind: 'limited', status: 429, until: untilIn(40) },
    ],
    [
      '503 with a time is a rate limit',
      503,
      { 'Retry-After': '5' },
      undefined,
      { kind: 'limited', status: 503, until: untilIn(5) },
    ],
    [
      '503 with an unreadable time is a rate limit',
      503,
      { 'Retry-After': '1.5' },
      undefined,
      { kind: 'limited', status: 503 },
    ],
    ['503 without a time is not a rate limit', 503, {}, undefined, { kind: 'refused', status: 503 }],
    [
      '500 with a time is not a rate limit',
      500,
      { 'Retry-After': '5' },
      undefined,
      { kind: 'refused', status: 500, until: untilIn(5) },
    ],
  ]
  test.each(rows)('%s', async (_rule, status, headers, body, failure) => {
    await serve(() => ({ status, headers, body }))
    await expect(failing(ask())).resolves.toEqual(failure)
  })

  test('may have a date as Retry-After', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    await serve(() => ({ status: 503, headers: { 'Retry-After': inAMinute } }))
    await expect(failing(ask())).resolves.toEqual({ kind: 'limited', status: 503, until: untilIn(60) })
  })

  test('is an answer if the call defines it', async () => {
    await serve(() => ({ status: 403, body: 'Wrong.' }))
    const refusals = { 403: ({ status, text }: Failure) => `${status} ${text}` }
    await expect(ask({ refusals })).resolves.toBe('403 Wrong.')
  })

  // (calls/refusals)
  describe('is an answer only if the server itself has sent it:', () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' }
    const json = { 'Content-Type': 'application/json' }
    const ruled = { 403: (_failure: Failure, body: unknown) => ({ ruled: body }) }

    test.each<[what: string, answer: ServedAnswer, given: unknown]>([
      ['no body', {}, undefined],
      ['no body with the type of an HTML page', { headers: html }, undefined],
      ['spaces with the type of an HTML page', { headers: html, body: ' \n' }, undefined],
      ['a text', { body: 'Wrong.' }, undefined],
      ['broken JSON', { headers: json, body: '{"code":"x' }, undefined],
      ['JSON', { body: { code: 'x' } }, { code: 'x' }],
      ['JSON with any type', { body: '{"code":"x"}' }, { code: 'x' }],
    ])('%s is accepted, and its JSON is passed on', async (_what, answer, given) => {
      await serve(() => ({ ...answer, status: 403 }))
      await expect(ask({ refusals: ruled })).resolves.toEqual({ ruled: given })
    })

    test.each<[what: string, answer: ServedAnswer]>([
      ['a page', { headers: html, body: '<!doctype html><title>Forbidden</title>' }],
      ['words with the type of an HTML page', { headers: html, body: 'Forbidden' }],
      ['JSON with the type of an HTML page', { headers: html, body: '{"code":"x"}' }],
      ['an HTML page with the type of JSON', { headers: json, body: '<html></html>' }],
      ['an HTML page after spaces', { body: ' \n\t<p>Sign in to the network</p>' }],
    ])('%s fails the call', async (_what, answer) => {
      await serve(() => ({ ...answer, status: 403 }))
      await expect(failing(ask({ refusals: ruled }))).resolves.toEqual({ kind: 'page', status: 403 })
    })
  })

  test('that a call’s own handler throws again is not an answer, and names its call', async () => {
    await serve(() => ({ status: 404 }))
    const refusals = {
      404: (failure: Failure) => {
        throw new ServiceError(failure)
      },
    }
    const thrown: unknown = await ask({ refusals }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ failure: { kind: 'refused', status: 404 }, call: 'GET /api/x' })
  })

  test('that the call does not define stays a failure', async () => {
    await serve(() => ({ status: 401 }))
    await expect(failing(ask({ refusals: { 403: () => 'ruled' } }))).resolves.toEqual({
      kind: 'refused',
      status: 401,
    })
  })

  test('304 is not a success', async () => {
    await serve(() => ({ status: 304 }))
    await expect(failing(ask())).resolves.toEqual({ kind: 'refused', status: 304 })
  })
})

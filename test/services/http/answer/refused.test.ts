import { ended } from 'src/services/http/http'
import type { Call } from 'src/services/http/call'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { send } from 'src/services/http/send'
import { retryAfterSeconds } from 'src/services/http/answer/retryAfter'
import { serverText } from 'src/services/http/answer/serverText'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

const ask = (more: Partial<Call<unknown>> = {}): Promise<unknown> =>
  send<unknown>(
    { method: 'get', address: '/api/x', limitMs: 5000, read: ended, ...more },
    new AbortController().signal,
  )

describe('an error status', () => {
  const text = 'Denied.'
  const html = { 'Content-Type': 'text/html', 'X-Request-Id': 'r-2' }
  const json = { 'Content-Type': 'application/json' }
  const problem = { 'Content-Type': 'application/problem+json; charset=utf-8' }
  const languages = (header: string) => ({ 'Content-Language': header })
  const wait = (header: string) => ({ 'Retry-After': header })
  type Row = [rule: string, status: number, headers: Record<string, string>, body: unknown, failure: object]
  // (calls/text-language, calls/error-text, calls/refusals, calls/retry-after)
  test.each<Row>([
    ['keeps its text', 500, {}, text, { text }],
    ['keeps the text of a JSON string', 400, json, '"Denied."', { text }],
    ['keeps the language of the answer', 400, languages('de-AT'), text, { text, textLang: 'de-AT' }],
    ['has no language if the answer names several', 400, languages('de, en'), text, { text }],
    ['keeps the text of a message', 400, {}, { message: text, code: 7 }, { text }],
    ['with an HTML page has no text', 502, html, '<html>x</html>', { kind: 'page', requestId: 'r-2' }],
    [
      'with the type of an HTML page has no message and no tries',
      403,
      { 'Content-Type': 'text/html' },
      '{"message":"Denied.","triesLeft":2}',
      { kind: 'page' },
    ],
    [
      'with an HTML page is still a rate limit',
      429,
      { 'Content-Type': 'text/html', ...wait('9') },
      '<p>Slower',
      { kind: 'limited', until: untilIn(9) },
    ],
    ['keeps the detail of a problem', 400, problem, '{"title":"No","detail":"Denied."}', { text }],
    ['without a body has no text', 404, {}, undefined, {}],
    ['with null has no text', 404, {}, 'null', {}],
    ['with a JSON number has no text', 400, json, '123', {}],
    ['with a JSON boolean has no text', 400, json, 'false', {}],
    ['keeps the request id', 500, { 'X-Request-Id': 'r-1' }, undefined, { requestId: 'r-1' }],
    ['with seconds is a rate limit', 429, wait('30'), undefined, { kind: 'limited', until: untilIn(30) }],
    ['without a time is a rate limit', 429, {}, undefined, { kind: 'limited' }],
    ['with an unreadable time is a rate limit', 429, wait('soon'), undefined, { kind: 'limited' }],
    [
      'with a date is measured by the server’s clock',
      429,
      { ...wait('Mon, 05 Jan 2026 12:00:40 GMT'), Date: 'Mon, 05 Jan 2026 12:00:00 GMT' },
      undefined,
      { kind: 'limited', until: untilIn(40) },
    ],
    ['with a time is a rate limit', 503, wait('5'), undefined, { kind: 'limited', until: untilIn(5) }],
    ['with an unreadable time is not a rate limit', 503, wait('1.5'), undefined, {}],
    ['with a zero keeps its text', 503, wait('0'), text, { text }],
    ['without a time is not a rate limit', 503, {}, undefined, {}],
    ['with a time is not a rate limit', 500, wait('5'), undefined, { until: untilIn(5) }],
  ])('%s: %d', async (_rule, status, headers, body, failure) => {
    await serve(() => ({ status, headers, body }))
    await expect(failing(ask())).resolves.toEqual({ kind: 'refused', status, ...failure })
  })

  test('is an answer if the call defines it', async () => {
    await serve(() => ({ status: 403, body: 'Wrong.' }))
    const refusals = { 403: ({ status, text }: Failure) => `${status} ${text}` }
    await expect(ask({ refusals })).resolves.toBe('403 Wrong.')
  })

  // (calls/refusals)
  describe('is an answer if the server itself has sent it:', () => {
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

describe('the header Retry-After', () => {
  const NOW = Date.UTC(2026, 0, 5, 12, 0, 0)

  const rows: [rule: string, header: string | undefined, seconds: number | undefined][] = [
    ['seconds', '120', 120],
    ['seconds between spaces', ' 7 ', 7],
    ['a zero', '0', undefined],
    ['a date in the future', 'Mon, 05 Jan 2026 12:01:30 GMT', 90],
    ['a date in the past', 'Mon, 05 Jan 2026 11:00:00 GMT', undefined],
    ['the date of the answer itself', 'Mon, 05 Jan 2026 12:00:00 GMT', undefined],
    ['an obsolete date format', 'Monday, 05-Jan-26 12:00:10 GMT', 10],
    ['the oldest date format', 'Mon Jan  5 12:00:10 2026', 10],
    ['a date that HTTP does not allow', '2026-01-05T12:01:30Z', undefined],
    ['none', undefined, undefined],
    ['empty', '', undefined],
    ['blanks', '  ', undefined],
    ['words', 'soon', undefined],
    ['words with a number', 'in 5 minutes', undefined],
    ['a negative number', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['a power', '1e3', undefined],
  ]
  test.each(rows)('%s', (_rule, header, seconds) => {
    expect(retryAfterSeconds(header, undefined, NOW)).toBe(seconds)
  })

  const MINUTE = 60_000

  // (calls/retry-after)
  test.each([
    ['90 minutes behind', -90 * MINUTE],
    ['5 minutes behind', -5 * MINUTE],
    ['right', 0],
    ['5 minutes ahead', 5 * MINUTE],
  ])('a device clock that is %s does not change a date', (_rule, skew) => {
    const date = 'Mon, 05 Jan 2026 12:00:00 GMT'
    expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:40 GMT', date, NOW + skew)).toBe(40)
    expect(retryAfterSeconds('Mon, 05 Jan 2026 11:59:00 GMT', date, NOW + skew)).toBeUndefined()
    expect(retryAfterSeconds('40', date, NOW + skew)).toBe(40)
  })

  test('an unreadable date of the answer counts as missing', () => {
    expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:40 GMT', 'today', NOW)).toBe(40)
  })

  test('a fraction of a second is rounded up', () => {
    expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:02 GMT', undefined, NOW + 500)).toBe(2)
  })
})

describe('the server’s text', () => {
  const words = (length: number): string => 'x'.repeat(length)

  const rows: [rule: string, body: unknown, text: string | undefined][] = [
    ['a string is the message', 'Wrong code.', 'Wrong code.'],
    ['an object’s message field is the message', { message: 'Wrong code.' }, 'Wrong code.'],
    ['a string is trimmed', '  Wrong code.\n', 'Wrong code.'],
    ['a message is trimmed', { message: '\tWrong code. ' }, 'Wrong code.'],
    ['300 characters are shown', words(300), words(300)],
    ['301 characters are not shown', words(301), undefined],
    ['300 characters between spaces are shown', ` ${words(300)} `, words(300)],
    ['an empty string is not a message', '', undefined],
    ['spaces are not a message', ' \n ', undefined],
    ['an empty message field is not a message', { message: '' }, undefined],
    ['a missing body is not a message', undefined, undefined],
    ['null is not a message', null, undefined],
    ['a number is not a message', 403, undefined],
    ['a list is not a message', ['Wrong code.'], undefined],
    ['an object without a message has none', { error: 'Wrong code.' }, undefined],
    ['a message of another type is ignored', { message: { text: 'Wrong code.' } }, undefined],
    ['a null message is ignored', { message: null }, undefined],
    ['an HTML page is not a message', '<!doctype html><html></html>', undefined],
    ['an HTML page after spaces is not a message', '\n <html>', undefined],
    ['a text with an element is not a message', 'Wrong <b>code</b>', undefined],
    ['a text with a closing tag is not a message', 'oops</p>', undefined],
    ['a message with an element is ignored', { message: '<img src=x onerror=alert(1)>' }, undefined],
    ['a text with a comment is not a message', '<!-- error -->', undefined],
    ['comparison signs are part of the text', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['entities are part of the text and shown unchanged', 'a &amp; b', 'a &amp; b'],
  ]
  test.each(rows)('%s', (_rule, body, text) => {
    expect(serverText(body)).toBe(text)
  })

  const PROBLEM = 'application/problem+json; charset=utf-8'
  const problems: [rule: string, body: unknown, type: string, text: string | undefined][] = [
    ['the detail of a problem is the message', { title: 'No', detail: 'Ask.' }, PROBLEM, 'Ask.'],
    ['a problem’s type may have any case', { detail: 'Ask.' }, 'Application/Problem+JSON', 'Ask.'],
    ['a message takes precedence over a detail', { message: 'Wait.', detail: 'Ask.' }, PROBLEM, 'Wait.'],
    ['a message of another type does not take precedence', { message: 7, detail: 'Ask.' }, PROBLEM, 'Ask.'],
    ['a problem without a detail has no message', { title: 'No' }, PROBLEM, undefined],
    ['a detail of another type is ignored', { detail: ['Ask.'] }, PROBLEM, undefined],
    ['a detail with an element is ignored', { detail: '<b>Ask</b>' }, PROBLEM, undefined],
    ['a detail of plain JSON is ignored', { detail: 'Ask.' }, 'application/json', undefined],
  ]
  test.each(problems)('%s', (_rule, body, type, text) => {
    expect(serverText(body, type)).toBe(text)
  })
})

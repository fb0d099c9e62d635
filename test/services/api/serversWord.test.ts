import { failureOf, ServiceError, type Failure } from 'src/services/http/serviceError'
import { ACTING } from 'foyer-contract/document/operations'
import { type RuledAnswers, SAID, type ServiceCall } from 'foyer-contract/test/journey'
import { ALL, SERVICE_CALLS } from 'foyer-contract/test/journeys/all'
import { sample } from 'test/support/sample'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

type Body = Omit<ServedAnswer, 'status'>
const typed = (type: string, body?: string): Body => ({ headers: { 'Content-Type': type }, body })

/** The bodies that the server may send with an error, and the message in each. */
const OWN_WORDS: [form: string, answer: Body, text?: string][] = [
  ['empty', {}],
  ['empty under text/html', typed('text/html')],
  ['text', typed('text/plain', 'Said.'), 'Said.'],
  ['JSON', typed('application/json', '{"code":"x"}')],
  ['JSON with a message', typed('application/json', '{"message":"Said."}'), 'Said.'],
  ['problem+json', typed('application/problem+json', '{"title":"x","detail":"Said."}'), 'Said.'],
]
const PAGE = '<!doctype html><title>Not here</title><h1>Not here</h1>'
const PAGES: [form: string, answer: Body][] = [
  ['HTML under text/html', typed('text/html; charset=utf-8', PAGE)],
  ['HTML under application/json', typed('application/json', PAGE)],
  ['HTML after white space', typed('text/plain', ` \r\n\t${PAGE}`)],
]
const LIMITED: [status: number, headers: Record<string, string>][] = [
  [429, {}],
  [503, { 'Retry-After': '7' }],
]
const ERRORS = [400, 401, 403, 404, 409, 413, 500, 502, 503]
const SUCCESSES = [200, 201, 202, 203, 206, 299]

/**
 * By operation, the answers of a service for a status, or those of each variant of its call. Any other status is a failure, as is any error of another operation.
 */
const RULED = Object.fromEntries(ALL.flatMap(({ ruled = {} }) => Object.entries(ruled)))

/** The operations that other tests cover. */
const ELSEWHERE = ALL.flatMap(({ judgedElsewhere = [] }) => judgedElsewhere)

/**
 * Pairs statuses with forms. All operations share one reader: the first operation is tested with every pair, every other
 * one with each status and each form once, in different pairs; a status with its own answer is tested in every form.
 */
function paired<Status, Form>(
  statuses: readonly Status[],
  forms: readonly Form[],
  operation: number,
  isRuled: (status: Status) => boolean = () => false,
): [Status, Form][] {
  const longest = Math.max(statuses.length, forms.length)
  const isPaired = (status: Status, form: Form): boolean =>
    Array.from({ length: longest }).some(
      (_each, at) =>
        statuses[at % statuses.length] === status && forms[(at + operation) % forms.length] === form,
    )
  return statuses.flatMap(status =>
    forms
      .filter(form => operation === 0 || isRuled(status) || isPaired(status, form))
      .map((form): [Status, Form] => [status, form]),
  )
}

/** At most two variants of each call, used in turn: their requests differ, and their answers only if `RULED` lists them. */
const OPERATIONS = Object.entries(SERVICE_CALLS)
  .filter(([id]) => !ELSEWHERE.includes(id))
  .flatMap(([id, calls]): [string, RuledAnswers, ServiceCall[]][] => {
    const [ruled = {}, ways] = [RULED[id], calls.slice(0, 2)]
    return Array.isArray(ruled)
      ? ruled.map((own, way) => [id, own, ways.slice(way, way + 1)])
      : [[id, ruled, ways]]
  })

/** Any body is accepted here, because a 202 leads to the session status. */
const ANY_BODY: Record<string, unknown> = { 'signIn 202': { kind: 'secondFactorDue' } }

type Outcome = { answer: unknown } | { failure: Failure }

const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    answer => ({ answer }),
    (error: unknown) => {
      if (!(error instanceof ServiceError)) throw error
      return { failure: failureOf(error) }
    },
  )

/** Returns the outcome of each answer in order; the variants of the call take turns. */
async function outcomes(ways: ServiceCall[], answers: ServedAnswer[]): Promise<(Outcome | undefined)[]> {
  let answer: ServedAnswer = {}
  let turn = 0
  const { origin } = await serve(() => answer)
  const all: (Outcome | undefined)[] = []
  for (answer of answers) {
    const make = ways[turn++ % ways.length]
    all.push(make && (await outcomeOf(make(origin))))
  }
  return all
}

/** Compares by name, so that a difference shows its cell. */
async function expectCells(
  ways: ServiceCall[],
  cells: [cell: string, ServedAnswer, Outcome][],
): Promise<void> {
  const seen = await outcomes(
    ways,
    cells.map(([, answer]) => answer),
  )
  expect(ways.length).toBeGreaterThan(0)
  expect(Object.fromEntries(cells.map(([cell], at) => [cell, seen[at]]))).toEqual(
    Object.fromEntries(cells.map(([cell, , outcome]) => [cell, outcome])),
  )
}

/** Returns the answer with the server's message filled in. */
const worded = (answer: unknown, text: string | undefined): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value === SAID ? text : value]))
    : answer

/** The first operation is tested with every pair, so it is never left out. */
const [FIRST, ...OTHERS] = OPERATIONS.map((row, at) => [...row, at] as const)
const TESTED = [FIRST!, ...sample(OTHERS, 3, ([, , , at]) => `${at}`, ['src/services', 'packages/contract'])]

// (calls/refusals, calls/every-body-checked)
describe.each(TESTED)('%s', (operation, ruled, ways, at) => {
  test('an error from the server itself is the specified answer, or else a failure', async () => {
    const cells = paired(ERRORS, OWN_WORDS, at, status => status in ruled).map(
      ([status, [form, body, text]]): [string, ServedAnswer, Outcome] => [
        `${status} ${form}`,
        { ...body, status },
        status in ruled
          ? { answer: worded(ruled[status], text) }
          : { failure: { kind: 'refused', status, ...(text && { text }) } },
      ],
    )
    await expectCells(ways, cells)
  })

  test('an error with an HTML page and any status fails the call', async () => {
    const cells = paired(ERRORS, PAGES, at).map(([status, [form, body]]): [string, ServedAnswer, Outcome] => [
      `${status} ${form}`,
      { ...body, status },
      { failure: { kind: 'page', status } },
    ])
    await expectCells(ways, cells)
  })

  test('a rate limit is recognised with any body', async () => {
    const cells = paired(LIMITED, [...OWN_WORDS, ...PAGES], at).map(
      ([[status, headers], [form, body, text]]): [string, ServedAnswer, Outcome] => [
        `${status} ${form}`,
        { status, body: body.body, headers: { ...body.headers, ...headers } },
        {
          failure: {
            kind: 'limited',
            status,
            ...(text && { text }),
            ...('Retry-After' in headers && { until: untilIn(7) }),
          },
        },
      ],
    )
    await expectCells(ways, cells)
  })

  test('a success with an HTML page is unreadable', async () => {
    const cells = paired(SUCCESSES, PAGES, at).map(
      ([status, [form, body]]): [string, ServedAnswer, Outcome] => {
        const name = `${operation} ${status}`
        return [
          `${status} ${form}`,
          { ...body, status },
          name in ANY_BODY ? { answer: ANY_BODY[name] } : { failure: { kind: 'unreadable', status } },
        ]
      },
    )
    await expectCells(ways, cells)
  })

  // (calls/acting)
  test('a 409 can report that the session belongs to another account', async () => {
    const body = '{"code":"otherAccount"}'
    const acts = ACTING.some(({ id }) => id === operation)
    const ownAnswer: Outcome =
      409 in ruled ? { answer: ruled[409] } : { failure: { kind: 'refused', status: 409 } }
    for (const make of ways)
      await expectCells(
        [make],
        [
          [
            'JSON',
            { ...typed('application/json', body), status: 409 },
            acts ? { failure: { kind: 'otherAccount', status: 409 } } : ownAnswer,
          ],
          [
            'JSON under text/html',
            { ...typed('text/html', body), status: 409 },
            { failure: { kind: 'page', status: 409 } },
          ],
        ],
      )
  })
})

test('every specified operation is an operation of the app', () => {
  const ids = OPERATIONS.map(([id]) => id)
  expect(Object.keys(RULED).filter(id => !ids.includes(id))).toEqual([])
  expect(ELSEWHERE.filter(id => !SERVICE_CALLS[id])).toEqual([])
})

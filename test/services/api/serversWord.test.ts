import { failureOf, ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import { type RuledAnswers, SAID } from 'test/contract/journey'
import { ALL } from 'test/contract/journeys/all'
import type { ServiceCall } from 'test/contract/serviceCall'
import { ACTING, SERVICE_CALLS } from 'test/contract/serviceCalls'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

type Body = Omit<ServedAnswer, 'status'>
const typed = (type: string, body?: string): Body => ({ headers: { 'Content-Type': type }, body })

/** What the server itself may say with an error, and the message in it. */
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

/** By operation, the answers that a service gives for a status, or those of each way of calling it. Any other status is a failure, as every error of any other operation. */
const RULED = Object.fromEntries(ALL.flatMap(({ ruled = {} }) => Object.entries(ruled)))

/** Those that other rules judge. */
const ELSEWHERE = ALL.flatMap(({ judgedElsewhere = [] }) => judgedElsewhere)

/**
 * One reader is behind all operations: the first one is given every status with every form, any other each status and each
 * form once, paired otherwise than for the next; what is ruled for a status is read in every form.
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

/** Two ways at most, which take turns: a call’s bodies differ, and its answers only where `RULED` says so. */
const OPERATIONS = Object.entries(SERVICE_CALLS)
  .filter(([id]) => !ELSEWHERE.includes(id))
  .flatMap(([id, calls]): [string, RuledAnswers, ServiceCall[]][] => {
    const [ruled = {}, ways] = [RULED[id], calls.slice(0, 2)]
    return Array.isArray(ruled)
      ? ruled.map((own, way) => [id, own, ways.slice(way, way + 1)])
      : [[id, ruled, ways]]
  })

/** A body of any form will do here: a 202 sends the sign-in to its status. */
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

/** What comes of each answer, one after another: the ways of making the call take turns. */
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

/** Compares by name, so that a difference says which cell it is. */
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

/** The answer, with the server's message in its place. */
const worded = (answer: unknown, text: string | undefined): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value === SAID ? text : value]))
    : answer

// (calls/refusals, calls/every-body-checked)
describe.each(OPERATIONS.map((row, at) => [...row, at] as const))('%s', (operation, ruled, ways, at) => {
  test('an error in the server’s own words is the answer that is ruled for it, else a failure', async () => {
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

  test('an error with a page fails the call, whatever its status', async () => {
    const cells = paired(ERRORS, PAGES, at).map(([status, [form, body]]): [string, ServedAnswer, Outcome] => [
      `${status} ${form}`,
      { ...body, status },
      { failure: { kind: 'page', status } },
    ])
    await expectCells(ways, cells)
  })

  test('a limit is one, whatever its body', async () => {
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

  test('a success with a page cannot be read', async () => {
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
  test('409 that says another account', async () => {
    const body = '{"code":"otherAccount"}'
    const acts = ACTING.includes(operation)
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

test('what is ruled is an operation of the app', () => {
  const ids = OPERATIONS.map(([id]) => id)
  expect(Object.keys(RULED).filter(id => !ids.includes(id))).toEqual([])
  expect(ELSEWHERE.filter(id => !SERVICE_CALLS[id])).toEqual([])
})

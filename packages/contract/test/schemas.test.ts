/** @jest-environment ./test/support/pageEnvironment.js */
import { readdirSync } from 'node:fs'
import { failureOf, ServiceError } from 'src/services/http/serviceError'
import { type SeenRequest, serve, type ServedAnswer } from 'test/support/server'
import { type Operation, operation, operations, resolved } from 'foyer-contract/document/operations'
import { replays } from './replays'
import { SERVICE_CALLS } from './journeys/all'
import { payloadProblems } from 'foyer-contract/document/validate'

/** The fields that the app has read from the answer in progress, `items[].name` for a field of each item in a list. */
const mockRead = new Set<string>()

jest.mock('src/services/http/answer/jsonOf', () => {
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const inside = (key: string): string =>
      Array.isArray(value) ? `${path}[]` : [path, key].filter(Boolean).join('.')
    const note = (key: string | symbol): string => {
      if (typeof key === 'symbol' || (Array.isArray(value) && !/^\d+$/.test(key))) return path
      const field = inside(key)
      if (!Array.isArray(value) && !Object.hasOwn(Object.prototype, key)) mockRead.add(field)
      return field
    }
    return new Proxy(value, {
      get: (target, key) => watched(Reflect.get(target, key), note(key)),
      has: (target, key) => (note(key), Reflect.has(target, key)),
    })
  }
  const actual = jest.requireActual<{ jsonOf: (data: unknown) => unknown }>('src/services/http/answer/jsonOf')
  return { ...actual, jsonOf: (data: unknown) => watched(actual.jsonOf(data), '') }
})

interface Schema {
  $ref: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Returns the fields that a schema names; an object with arbitrary fields as `….*`. */
function fieldsOf(given: Schema, path = ''): string[] {
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = resolved(given)
  const inside = (key: string): string => [path, key].filter(Boolean).join('.')
  return [
    ...Object.entries(properties).flatMap(([key, schema]) => [inside(key), ...fieldsOf(schema, inside(key))]),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...(additionalProperties ? [inside('*')] : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap(schema => fieldsOf(schema, path)),
  ]
}

const fieldsOfAnswer = ({ responses }: Operation, status: number): string[] =>
  Object.values((responses[String(status)] ?? responses.default)?.content ?? {}).flatMap(({ schema }) =>
    fieldsOf(schema as Schema),
  )

const CALLS = Object.entries(SERVICE_CALLS).flatMap(([id, calls]) =>
  calls.map(call => [operation(id), call] as const),
)

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** The result of a service for an answer: 'read', or the reason for its failure. */
const outcome = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'read',
    (error: unknown) =>
      error instanceof ServiceError ? failureOf(error).kind : `not a service error: ${String(error)}`,
  )

/** The permitted results of a service for an answer of the contract. */
function possibleOf(status: number, body: unknown): string[] {
  if (isSuccess(status)) return ['read']
  if (status === 409 && /"otherAccount"/.test(String(body))) return ['otherAccount']
  return ['read', [429, 503].includes(status) ? 'limited' : 'refused']
}

/** The fields of any error: one reader serves them all. `detail` is RFC 9457's. */
const ERROR_FIELDS = [
  'detail',
  ...operations.flatMap(asked =>
    Object.keys(asked.responses)
      .filter(status => !isSuccess(Number(status)))
      .flatMap(status => fieldsOfAnswer(asked, Number(status))),
  ),
]

/** A sign-in that reports a rejection in a 200 is refused, although the contract has no such answer (sign-in/not-a-yes). */
const SAYS_NO: Record<string, string[]> = {
  signIn: ['error', 'message', 'success'],
  signInByPasskey: ['error', 'message', 'success'],
}

/** Fields that the app adds to a response before it keeps the response in the tab's cache (notice/until). */
const OWN_FIELDS: Record<string, string[]> = { fetchSettings: ['received'] }

const isNamed = (field: string, names: readonly string[]): boolean =>
  names.includes(field) ||
  names.some(name => name.endsWith('*') && (field.startsWith(name.slice(0, -1)) || name === '*'))

const namesOf = (asked: Operation, status: number): string[] =>
  isSuccess(status)
    ? [...fieldsOfAnswer(asked, status), ...(SAYS_NO[asked.id] ?? []), ...(OWN_FIELDS[asked.id] ?? [])]
    : [...fieldsOfAnswer(asked, status), ...ERROR_FIELDS]

/** Returns the contract's objections to a request. */
function requestProblems(asked: Operation, { method, path, query, headers, json }: SeenRequest): string[] {
  const named = (where: string) => asked.parameters.filter(parameter => parameter.in === where)
  const known = new Set(named('query').map(({ name }) => name))
  const missing = [
    ...named('query').filter(({ name, required }) => required && !(name in query)),
    ...named('header').filter(({ name, required }) => required && !(name.toLowerCase() in headers)),
  ]
  return [
    ...(method === asked.method.toUpperCase() ? [] : [`method ${method}`]),
    ...(path.split('?')[0] === asked.path ? [] : [`path ${path}`]),
    ...Object.keys(query).flatMap(name => (known.has(name) ? [] : [`unknown query ${name}`])),
    ...missing.map(({ name }) => `${name} is missing`),
    ...(asked.body && !(asked.mayLackBody && json === undefined) ? payloadProblems(asked, json) : []),
  ]
}

test.each(CALLS.map(([asked, call]) => [asked.id, asked, call] as const))(
  '%s sends one request as the contract specifies, and reads each of its answers and only named fields',
  async (_id, asked, call) => {
    let answer: ServedAnswer = {}
    const { origin, requests } = await serve(() => answer)
    const misread: string[] = []
    const unknown = new Set<string>()
    for (const replayed of replays(asked)) {
      answer = replayed.answer
      mockRead.clear()
      const seen = await outcome(call(origin))
      if (!possibleOf(replayed.status, answer.body).includes(seen))
        misread.push(`${replayed.status} (${replayed.name}): ${seen}`)
      const names = namesOf(asked, replayed.status)
      for (const field of mockRead)
        if (!isNamed(field, names))
          unknown.add(
            `'${field}' of the ${replayed.status}: name it in packages/contract/openapi.yaml, under ${asked.method} ${asked.path} (docs/howto/add-a-field.md)`,
          )
    }
    expect(requests).toHaveLength(replays(asked).length)
    expect(requests.flatMap(request => requestProblems(asked, request))).toEqual([])
    expect(misread).toEqual([])
    expect([...unknown]).toEqual([])
  },
)

test('every service that is named like an operation is tested here', () => {
  const ids = new Set(operations.map(({ id }) => id))
  const exported = readdirSync('src/services/api', { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('Service.ts'))
    .flatMap(file => Object.keys(jest.requireActual<object>(`src/services/api/${file}`)))
  const unheld = exported.filter(name => ids.has(name) && !(name in SERVICE_CALLS))
  expect(unheld).toEqual([])
})

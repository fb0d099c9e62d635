import { readJourneys } from 'foyer-contract/conformance/journeys'
import {
  examplesOf,
  type Media,
  type Operation,
  operation,
  operations,
  resolved,
  type Schema,
} from 'foyer-contract/document/operations'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ALL, SERVICE_CALLS } from './journeys/all'

test.each(operations.map(({ id, needed }) => [id, needed]))(
  '%s is required, or its condition is named',
  (_id, needed) => {
    expect(needed).toMatch(/^(?:required|only with [a-z].+)$/)
  },
)

// A failure of one of these ends the sign-in (test/sagas/signIn).
test('three calls are required', () => {
  const required = operations.filter(({ needed }) => needed === 'required')
  expect(required.map(({ id }) => id).sort()).toEqual(['fetchOnboardingStatus', 'fetchSettings', 'signIn'])
})

const called = new Set(
  readJourneys().flatMap(({ steps }) => Object.values(steps).map(({ operation }) => operation)),
)

test.each(operations.filter(({ needed }) => needed === 'required').map(({ id }) => [id]))(
  'a journey calls %s',
  id => {
    expect(called).toContain(id)
  },
)

test('journeys call only operations of the contract', () => {
  expect([...called].filter(id => !operations.some(operation => operation.id === id))).toEqual([])
})

/** Reads a row of a call that the app has to make (calls/contract). */
function rowOf(line: string) {
  const [id = '', method = '', path = '', ...words] = line.split(' ')
  const marked = (mark: RegExp) => words.flatMap(word => mark.exec(word)?.slice(1) ?? [])
  return {
    id,
    call: `${method} ${path}`,
    type: marked(/^\((.+)\)$/)[0],
    query: marked(/^\?(.+)/),
    headers: marked(/^(X-.+)/),
    fields: marked(/^\+?([a-z]\w*)$/i),
    statuses: marked(/^(\d+)$/),
  }
}

const SPEC_ROWS = ALL.flatMap(({ rows = [] }) => rows).map(rowOf)

/** Returns the payload schema of a row: of several, the one whose `type` is the row's. */
function payload({ body }: Operation, type: string | undefined): Schema | undefined {
  if (!body) return undefined
  const schema = resolved(body.schema)
  if (!schema.oneOf) return schema
  return schema.oneOf
    .map(one => resolved(one))
    .find(({ properties = {} }) => (properties.type ?? properties.verificationMethodType)?.const === type)
}

const names = (list: { name: string }[]): string[] => list.map(({ name }) => name).sort()

// The linter is only an ES module, which jest's own loader cannot read.
test('the contract breaks no recommended rule of the linter', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'packages/contract/src/lint.ts'])
  await expect(run).resolves.toMatchObject({ stdout: '' })
})

describe.each(SPEC_ROWS.map(row => [row.call, row.type ?? '', row] as const))(
  '%s %s',
  (_call, _type, row) => {
    const found = operation(row.id)

    test('the call is in the contract with its method and path', () => {
      expect(found.call).toBe(row.call)
    })

    test('the contract has the query of the call', () => {
      expect(names(found.parameters.filter(parameter => parameter.in === 'query'))).toEqual(row.query.sort())
    })

    test('the contract has the headers of the call', () => {
      const own = row.call.includes(' /api/') ? ['X-Touch-Supported'] : []
      expect(names(found.parameters.filter(parameter => parameter.in === 'header'))).toEqual(
        [...own, ...row.headers].sort(),
      )
    })

    test('the contract has the fields of the payload and no other', () => {
      const schema = payload(found, row.type)
      expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(row.fields.sort())
    })

    test('the contract distinguishes the answers of the call', () => {
      expect(Object.keys(found.responses)).toEqual(expect.arrayContaining(row.statuses))
    })
  },
)

test('the contract has no call that the product does not need', () => {
  const product = new Set(SPEC_ROWS.map(({ id }) => id))
  const more = operations.filter(({ id }) => !product.has(id))
  expect([...product].filter(id => !operations.some(each => each.id === id))).toEqual([])
  expect(more.flatMap(({ id, extension }) => (extension ? [] : [id]))).toEqual([])
  // No code of `src` makes the calls of an app: each of the others is sent by a service function.
  expect(more.flatMap(({ id, isOfClients }) => (SERVICE_CALLS[id] || isOfClients ? [] : [id]))).toEqual([])
})

test.each(operations.map(found => [found.id, found] as const))(
  '%s has an example of its payload and of every answer with a body',
  (_id, found) => {
    const answers = Object.entries(found.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, answer]): [string, Media] => [`${status} ${type}`, answer]),
    )
    const media: [string, Media][] = found.body ? [['payload', found.body], ...answers] : answers
    expect(media.filter(([, one]) => examplesOf(one).length === 0).map(([name]) => name)).toEqual([])
  },
)

const ours = operations.filter(({ path }) => path.startsWith('/api/'))

test.each(ours.map(({ id, responses }) => [id, responses] as const))(
  '%s can say when to try again, and names the call in every answer',
  (_id, responses) => {
    expect(responses['429']?.headers).toHaveProperty('Retry-After')
    const named = Object.values(responses).filter(({ headers }) => headers?.['X-Request-Id'])
    expect(named).toHaveLength(Object.keys(responses).length)
  },
)

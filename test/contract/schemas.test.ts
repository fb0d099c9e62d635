/** @jest-environment ./test/support/pageEnvironment.js */
import { readdirSync } from 'node:fs'
import { failureOf, ServiceError } from 'src/services/http/serviceError'
import { type SeenRequest, serve, type ServedAnswer } from '../support/server'
import { type Operation, operation, operations } from './contract'
import { replays } from './replay'
import { SERVICE_CALLS } from './serviceCalls'
import { payloadProblems } from './validate'

const CALLS = Object.entries(SERVICE_CALLS).flatMap(([id, calls]) =>
  calls.map(call => [operation(id), call] as const),
)

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** What a service made of an answer: 'read', or why it failed. */
const outcome = (result: Promise<unknown>): Promise<string> =>
  result.then(
    () => 'read',
    (error: unknown) =>
      error instanceof ServiceError ? failureOf(error).kind : `not a service error: ${String(error)}`,
  )

/** What a service may make of an answer of the contract. */
function possibleOf(status: number, body: unknown): string[] {
  if (isSuccess(status)) return ['read']
  if (status === 409 && /"otherAccount"/.test(String(body))) return ['otherAccount']
  return ['read', [429, 503].includes(status) ? 'limited' : 'refused']
}

test.each(CALLS.map(([asked, call]) => [asked.id, asked, call] as const))(
  '%s reads each of its answers',
  async (_id, asked, call) => {
    let answer: ServedAnswer = {}
    const { origin } = await serve(() => answer)
    const misread: string[] = []
    for (const replayed of replays(asked)) {
      answer = replayed.answer
      const seen = await outcome(call(origin))
      if (!possibleOf(replayed.status, answer.body).includes(seen))
        misread.push(`${replayed.status} (${replayed.name}): ${seen}`)
    }
    expect(misread).toEqual([])
  },
)

/** What the contract has against a request. */
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
  '%s asks as the contract says, once',
  async (_id, asked, call) => {
    const { origin, requests } = await serve(() => ({ status: 500 }))
    await outcome(call(origin))
    expect(requests).toHaveLength(1)
    expect(requests.flatMap(request => requestProblems(asked, request))).toEqual([])
  },
)

test('every service that is named like an operation is held against it here', () => {
  const ids = new Set(operations.map(({ id }) => id))
  const exported = readdirSync('src/services/api')
    .filter(file => file.endsWith('Service.ts'))
    .flatMap(file => Object.keys(jest.requireActual<object>(`src/services/api/${file}`)))
  const unheld = exported.filter(name => ids.has(name) && !(name in SERVICE_CALLS))
  expect(unheld).toEqual([])
})

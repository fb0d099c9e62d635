/** @jest-environment ./test/support/pageEnvironment.js */
import { type ServedAnswer, serve } from '../support/server'
import { type Operation, operation, operations, resolved } from './contract'
import { replays } from './replay'
import { SERVICE_CALLS } from './serviceCalls'

/** The fields that the app has read of the answer under way, `items[].name` for one of each item of a list. */
const mockRead = new Set<string>()

jest.mock('src/services/http/jsonOf', () => {
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
  const { jsonOf } = jest.requireActual<{ jsonOf: (data: unknown) => unknown }>('src/services/http/jsonOf')
  return { jsonOf: (data: unknown) => watched(jsonOf(data), '') }
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

/** The fields that a schema names, each object's that may have any as `….*`. */
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

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** What any error may say: one reader serves them all. `detail` is RFC 9457's. */
const ERROR_FIELDS = [
  'detail',
  ...operations.flatMap(asked =>
    Object.keys(asked.responses)
      .filter(status => !isSuccess(Number(status)))
      .flatMap(status => fieldsOfAnswer(asked, Number(status))),
  ),
]

/** A sign-in that says no in a 200 is refused, although the contract knows no such answer (sign-in/not-a-yes). */
const SAYS_NO: Record<string, string[]> = {
  signIn: ['error', 'message', 'success'],
  signInByPasskey: ['error', 'message', 'success'],
}

const isNamed = (field: string, names: readonly string[]): boolean =>
  names.includes(field) ||
  names.some(name => name.endsWith('*') && (field.startsWith(name.slice(0, -1)) || name === '*'))

test.each(Object.keys(SERVICE_CALLS))('the contract names every field that %s reads', async id => {
  const asked = operation(id)
  const unknown = new Set<string>()
  let answer: ServedAnswer = {}
  const { origin } = await serve(() => answer)
  for (const replayed of replays(asked)) {
    const { status } = replayed
    answer = replayed.answer
    const names = isSuccess(status)
      ? [...fieldsOfAnswer(asked, status), ...(SAYS_NO[id] ?? [])]
      : [...fieldsOfAnswer(asked, status), ...ERROR_FIELDS]
    for (const call of SERVICE_CALLS[id] ?? []) {
      mockRead.clear()
      await call(origin).catch(() => undefined)
      for (const field of mockRead)
        if (!isNamed(field, names))
          unknown.add(
            `'${field}' of the ${status}: name it in docs/contract/openapi.yaml, under ${asked.method} ${asked.path} (docs/howto/add-a-field.md)`,
          )
    }
  }
  expect([...unknown]).toEqual([])
})

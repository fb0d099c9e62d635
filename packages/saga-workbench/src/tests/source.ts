import { isTagged, type JsonValue, type Tagged } from '../recording/entries'
import { MASK } from '../recording/masking'

/** A character that no text of a recording contains. */
const MARK = '\u0000'

/** Writes the results in a test. An object that occurs twice becomes one constant, because a saga may compare the two by identity. */
function createSharedValues(literal: (value: JsonValue) => string) {
  const answers = new Map<string, number>()

  /** Returns the code of a value, with a mark in place of an object. */
  function shared(value: JsonValue): string {
    const code = literal(value)
    if (!/^[[{]../.test(code)) return code
    answers.set(code, (answers.get(code) ?? 0) + 1)
    return `${MARK}${[...answers.keys()].indexOf(code)}${MARK}`
  }

  /** Replaces the marks in the lines of a test by the objects, and adds constants for the objects that occur more than once. */
  function filled(lines: readonly string[]): string[] {
    const repeated = [...answers].flatMap(([code, times]) => (times > 1 ? [code] : []))
    const nameOf = (code: string): string =>
      repeated.length === 1 ? 'shared' : `shared${repeated.indexOf(code) + 1}`
    const codes = [...answers.keys()].map(code => (repeated.includes(code) ? nameOf(code) : code))
    // The text between two marks is a number.
    const fill = (line: string): string =>
      line
        .split(MARK)
        .map((part, index) => (index % 2 === 0 ? part : (codes[Number(part)] ?? '')))
        .join('')
    return [...repeated.map(code => `  const ${nameOf(code)} = ${code}`), ...lines.map(fill)]
  }

  return { shared, filled }
}

/** The names that a test may import, and the parts of the app that a test uses. */
export interface Exported {
  /** The module that exports a name. */
  modules: Record<string, string>
  /** The object that has the action creators of a slice, or of an action's type. */
  creators: Record<string, string>
  /** Names of more than one function: a recording does not show which one has run. */
  several: string[]
  /** Sagas that ignore their arguments. */
  bare: string[]
  /** The module with the app's own effects, if it has one: its watchers belong to redux-saga. */
  effects?: string
  /** The error with a `failure` that the app's services throw. */
  serviceError?: { name: string; module: string }
  /** The reducer of outcome tests, the function that completes a state for it, and the slices that it has. */
  state?: { module: string; reducer: string; complete: string; slices: readonly string[] }
}

/** Thrown with the reason why a test cannot express part of a recording. */
export class UnwritableTest extends Error {}

/** Whether a value contains a longer text with a masked secret, whose original is unknown. */
export const hidesPart = (value: JsonValue | undefined): boolean =>
  typeof value === 'string'
    ? value.includes(MASK) && value !== MASK
    : typeof value === 'object' && value !== null && Object.values(value).some(hidesPart)

const isFunction = (value: JsonValue): boolean => isTagged(value) && value.$ === 'function'

/** Whether code uses a name outside of quotes. */
const isUsed = (name: string, code: string): boolean => new RegExp(`(?<!['\\w])${name}(?!['\\w])`).test(code)

/** Writes values as code, and records the imports that this code needs. */
export function createSource({ modules, creators, several, bare, effects, serviceError, state }: Exported) {
  const imports = new Map<string, Set<string>>()

  function importing(name: string, module: string | undefined): string {
    if (module === undefined || name === '')
      throw new UnwritableTest(`${name || 'a function without a name'} is not exported`)
    const names = imports.get(module) ?? new Set()
    imports.set(module, names.add(name))
    return name
  }

  function exportOf(name: string): string {
    if (several.includes(name)) throw new UnwritableTest(`${name} is the name of more than one function`)
    return importing(name, modules[name])
  }

  /** Returns the creator of an action type: `codeActions.accepted` for 'factorCode/accepted'. */
  function creatorOf(type: string): string | undefined {
    const [slice = '', event = ''] = type.split('/')
    const group = creators[type] ?? creators[slice]
    return group === undefined ? undefined : `${exportOf(group)}.${event}`
  }

  const typeOf = (type: string): string => {
    const creator = creatorOf(type)
    return creator === undefined ? literal(type) : `${creator}.type`
  }

  /** Returns the code of an error with its further fields, such as the call that failed. */
  function thrown({ name, message, failure, ...rest }: Tagged): string {
    const more = Object.fromEntries(Object.entries(rest).filter(([field]) => field !== '$'))
    const isOfService = failure !== undefined && serviceError !== undefined
    const errorCode = isOfService
      ? `new ${importing(serviceError.name, serviceError.module)}(${literal(failure)})`
      : `new Error(${literal(message ?? '')})`
    const fields = {
      ...(failure !== undefined && !isOfService && { failure }),
      ...(!isOfService && name !== 'Error' && { name: name ?? '' }),
      ...more,
    }
    return Object.keys(fields).length === 0 ? errorCode : `Object.assign(${errorCode}, ${literal(fields)})`
  }

  function tagged(value: Tagged): string {
    if (value.$ === 'undefined') return 'undefined'
    if (value.$ === 'function')
      return typeof value['type'] === 'string'
        ? (creatorOf(value['type']) ?? '')
        : exportOf(value['name'] as string)
    if (value.$ === 'error') return thrown(value)
    throw new UnwritableTest(`a ${value.$} cannot be written as code`)
  }

  function literal(value: JsonValue): string {
    if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' ? quoted(value) : String(value)
    if (isTagged(value)) return tagged(value)
    const fields = Object.entries(value).map(([name, inner]) => `${key(name)}: ${literal(inner)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }

  /** Returns the code of an action: a call of its creator if it has only a payload. */
  function action(value: JsonValue): string {
    const { type, payload, ...rest } = (value ?? {}) as Record<string, JsonValue>
    const creator = typeof type === 'string' && Object.keys(rest).length === 0 ? creatorOf(type) : undefined
    if (creator === undefined) return literal(value)
    return `${creator}(${payload === undefined || (isTagged(payload) && payload.$ === 'undefined') ? '' : literal(payload)})`
  }

  /** Returns the import lines for the names that a body uses. */
  const importLines = (body: string): string[] =>
    [...imports]
      .map(([module, names]): [string, string[]] => [
        module,
        [...names].filter(name => isUsed(name.replace('* as ', ''), body)).sort(),
      ])
      .filter(([, names]) => names.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => `import { ${names.join(', ')} } from '${module}'`)

  const isExported = (name: string): boolean => modules[name] !== undefined && !several.includes(name)

  /** Returns the code of a saga and its arguments. Throws for a watcher of redux-saga, which no module of the app exports. */
  function sagaOf(name: string, args: readonly JsonValue[]): string {
    if (effects !== undefined && modules[name] === effects)
      throw new UnwritableTest(`${name} is a watcher of redux-saga`)
    if (bare.includes(name)) return exportOf(name)
    return [exportOf(name), ...args.map(arg => argument(arg, args.some(isFunction)))].join(', ')
  }

  /** Returns the code of an argument. A literal that is passed on to a function needs its exact type. */
  function argument(value: JsonValue, isPassedOn: boolean): string {
    const code = action(value)
    return isPassedOn && /^['{]/.test(code) && !code.includes('[') ? `${code} as const` : code
  }

  return {
    importing,
    exportOf,
    sagaOf,
    isExported,
    typeOf,
    literal,
    action,
    importLines,
    state,
    ...createSharedValues(literal),
  }
}

export type Source = ReturnType<typeof createSource>

/** Returns a text as a literal in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
/** Returns the name of a field as code. */
export const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

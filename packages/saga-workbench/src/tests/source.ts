import { MASK } from 'src/store/maskAction'
import type { Shown } from '../recording/entries'
import { createGiven } from './given'

/** Which module exports a name, and which object creates the actions of a slice, or of a type. */
export interface Exported {
  modules: Record<string, string>
  creators: Record<string, string>
  /** Names of more than one function: which one has run, a recording does not tell. */
  several: string[]
  /** Sagas that take no argument, whatever they are given. */
  bare: string[]
}

/** Why a test cannot say something that a recording holds. */
export class Untold extends Error {}

type Tagged = { $: string } & Record<string, Shown>

/** Whether a secret stands in a longer text: what the app made of it cannot be known. */
export const hidesPart = (value: Shown | undefined): boolean =>
  typeof value === 'string'
    ? value.includes(MASK) && value !== MASK
    : typeof value === 'object' && value !== null && Object.values(value).some(hidesPart)

const isTagged = (value: Shown): value is Tagged =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '$' in value

const EFFECTS = 'src/sagas/effects'
const isFunction = (value: Shown): boolean => isTagged(value) && value.$ === 'function'

const SERVICE_ERROR = 'src/services/http/serviceError'

/** Whether code names it; in quotes it is a text. */
const isUsed = (name: string, code: string): boolean => new RegExp(`(?<!['\\w])${name}(?!['\\w])`).test(code)

/** Writes values as code, and keeps what that code has to import. */
export function createSource({ modules, creators, several, bare }: Exported) {
  const imports = new Map<string, Set<string>>()

  function importing(name: string, module: string | undefined): string {
    if (module === undefined || name === '')
      throw new Untold(`${name || 'a function without a name'} is not exported`)
    const names = imports.get(module) ?? new Set()
    imports.set(module, names.add(name))
    return name
  }

  function exportOf(name: string): string {
    if (several.includes(name)) throw new Untold(`${name} is the name of more than one function`)
    return importing(name, modules[name])
  }

  /** `codeActions.accepted` for 'factorCode/accepted'. */
  function creatorOf(type: string): string | undefined {
    const [slice = '', event = ''] = type.split('/')
    const group = creators[type] ?? creators[slice]
    return group === undefined ? undefined : `${exportOf(group)}.${event}`
  }

  const typeOf = (type: string): string => {
    const creator = creatorOf(type)
    return creator === undefined ? literal(type) : `${creator}.type`
  }

  /** An error with what else it carries, such as the call that failed. */
  function thrown({ name, message, failure, ...rest }: Tagged): string {
    const more = Object.fromEntries(Object.entries(rest).filter(([field]) => field !== '$'))
    const made =
      failure === undefined
        ? `new Error(${literal(message ?? '')})`
        : `new ${importing('ServiceError', SERVICE_ERROR)}(${literal(failure)})`
    const fields = { ...(failure === undefined && name !== 'Error' && { name: name ?? '' }), ...more }
    return Object.keys(fields).length === 0 ? made : `Object.assign(${made}, ${literal(fields)})`
  }

  function tagged(value: Tagged): string {
    if (value.$ === 'undefined') return 'undefined'
    if (value.$ === 'function')
      return typeof value['type'] === 'string'
        ? (creatorOf(value['type']) ?? '')
        : exportOf(value['name'] as string)
    if (value.$ === 'error') return thrown(value)
    throw new Untold(`a ${value.$} cannot be written as code`)
  }

  function literal(value: Shown): string {
    if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' ? quoted(value) : String(value)
    if (isTagged(value)) return tagged(value)
    const fields = Object.entries(value).map(([name, inner]) => `${key(name)}: ${literal(inner)}`)
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
  }

  /** An action by its creator where that has been given nothing but the payload. */
  function action(value: Shown): string {
    const { type, payload, ...rest } = (value ?? {}) as Record<string, Shown>
    const creator = typeof type === 'string' && Object.keys(rest).length === 0 ? creatorOf(type) : undefined
    if (creator === undefined) return literal(value)
    return `${creator}(${payload === undefined || (isTagged(payload) && payload.$ === 'undefined') ? '' : literal(payload)})`
  }

  /** The imports of a body: of what it does not name in the end, none. */
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

  /** The saga of a test with what it was started with: the library's own watchers have no module here. */
  function sagaOf(name: string, args: readonly Shown[]): string {
    if (modules[name] === EFFECTS) throw new Untold(`${name} is a watcher of redux-saga`)
    if (bare.includes(name)) return exportOf(name)
    return [exportOf(name), ...args.map(arg => argument(arg, args.some(isFunction)))].join(', ')
  }

  /** An argument: an action by its creator. What is passed on to a function has its type by what stands here. */
  function argument(value: Shown, isPassedOn: boolean): string {
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
    ...createGiven(literal),
  }
}

export type Source = ReturnType<typeof createSource>

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

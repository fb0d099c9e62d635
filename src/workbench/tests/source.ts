import type { Shown } from 'src/workbench/recording/entries'

/** Which module exports a name, and which object creates the actions of a slice, or of a type. */
export interface Exported {
  modules: Record<string, string>
  creators: Record<string, string>
}

/** What a recording has no words for, so that a test cannot say it either. */
export class Untold extends Error {}

type Tagged = { $: string } & Record<string, Shown>

const isTagged = (value: Shown): value is Tagged =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '$' in value

const SERVICE_ERROR = 'src/services/http/serviceError'

/** Writes values as code, and keeps what that code has to import. */
export function createSource({ modules, creators }: Exported) {
  const imports = new Map<string, Set<string>>()

  function importing(name: string, module: string | undefined): string {
    if (module === undefined || name === '') throw new Untold(name || 'a function without a name')
    const names = imports.get(module) ?? new Set()
    imports.set(module, names.add(name))
    return name
  }

  const exportOf = (name: string): string => importing(name, modules[name])

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

  function tagged(value: Tagged): string {
    if (value.$ === 'undefined') return 'undefined'
    if (value.$ === 'function')
      return typeof value['type'] === 'string'
        ? (creatorOf(value['type']) ?? '')
        : exportOf(value['name'] as string)
    if (value.$ === 'error' && value['failure'] !== undefined)
      return `new ${importing('ServiceError', SERVICE_ERROR)}(${literal(value['failure'])})`
    if (value.$ === 'error') return `new Error(${literal(value['message'] ?? '')})`
    throw new Untold(value.$)
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
    const { type, payload, ...rest } = value as Record<string, Shown>
    const creator = typeof type === 'string' && Object.keys(rest).length === 0 ? creatorOf(type) : undefined
    if (creator === undefined) return literal(value)
    return `${creator}(${payload === undefined || (isTagged(payload) && payload.$ === 'undefined') ? '' : literal(payload)})`
  }

  const importLines = (): string[] =>
    [...imports]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '${module}'`)

  const isExported = (name: string): boolean => modules[name] !== undefined

  return { importing, exportOf, isExported, typeOf, literal, action, importLines }
}

export type Source = ReturnType<typeof createSource>

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name))

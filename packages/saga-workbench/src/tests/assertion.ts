import type { EffectEntry, JsonValue } from '../recording/entries'
import type { Tree } from '../recording/tree'
import { hidesPart, type Source, UnwritableTest } from './source'

const EFFECTS = 'redux-saga/effects'
const WATCHERS = ['takeEvery', 'takeLatest', 'takeLeading']

const list = (source: Source, args: readonly JsonValue[]): string => args.map(source.literal).join(', ')

/** Returns the code of a watcher's pattern: a type, a creator, or several of them. */
function pattern(source: Source, value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(each => pattern(source, each)).join(', ')}]`
  if (typeof value === 'string') return source.typeOf(value)
  const type = typeof value === 'object' && value !== null ? (value as { type?: JsonValue }).type : undefined
  if (typeof type !== 'string') throw new UnwritableTest('a pattern cannot be written as code')
  return source.typeOf(type).replace(/\.type$/, '')
}

function takenTypes(source: Source, { args, creators }: EffectEntry): string {
  const types = args.map(type => {
    const code = source.typeOf(type as string)
    return creators ? code.replace(/\.type$/, '') : code
  })
  return types.length === 1 ? (types[0] ?? '') : `[${types.join(', ')}]`
}

/** Returns the code that creates an effect; `testSaga` and `redux-saga/effects` have the same creators. */
function effectCode(effect: EffectEntry, tree: Tree, source: Source): string {
  const { kind, name, args } = effect
  switch (kind) {
    case 'delay':
      return `delay(${list(source, args)})`
    case 'put':
      return `put(${source.action(args[0] ?? null)})`
    case 'take':
      return `take(${takenTypes(source, effect)})`
    case 'select':
    case 'call':
    case 'spawn':
      return `${kind}(${[source.exportOf(name), ...args.map(source.literal)].join(', ')})`
    case 'fork':
      return WATCHERS.includes(name)
        ? `${name}(${pattern(source, args[0])}, ${list(source, args.slice(1))})`
        : `fork(${[source.exportOf(name), ...args.map(source.literal)].join(', ')})`
    case 'race':
    case 'all':
      return `${kind}(${members(effect, tree, source)})`
    default:
      throw new UnwritableTest(`a ${kind} cannot be written as code`)
  }
}

function members(group: EffectEntry, tree: Tree, source: Source): string {
  const children = tree.childrenOf(group)
  const labels = children.map(({ label }) => label ?? '')
  const [named] = group.args
  const whole = Array.isArray(named) ? named.length : named
  // A member that ended at once has prevented the others from starting.
  if (children.length !== whole) throw new UnwritableTest('some members never began')
  source.importing('* as raw', EFFECTS)
  const code = children.map(child => `raw.${effectCode(child, tree, source)}`)
  return Array.isArray(named)
    ? `{ ${code.map((each, index) => `${labels[index]}: ${each}`).join(', ')} }`
    : `[${code.join(', ')}]`
}

/** The library numbers its watchers. */
const calledAs = (name: string): string =>
  WATCHERS.includes(name) ? `expect.stringMatching(/^${name}/)` : `'${name}'`

/** Returns one line of a step test: the complete effect, or its kind and name if the arguments cannot be written. */
export function assertion(effect: EffectEntry, tree: Tree, source: Source): string {
  try {
    if (!effect.args.some(hidesPart)) return `.${effectCode(effect, tree, source)}`
  } catch (error) {
    if (!(error instanceof UnwritableTest)) throw error
  }
  const type = { spawn: 'FORK', delay: 'CALL' }[effect.kind as string] ?? effect.kind.toUpperCase()
  const hasName = ['call', 'fork', 'spawn'].includes(effect.kind) && effect.name !== ''
  if (!hasName) return `.inspect(effect => expect(effect).toMatchObject({ type: '${type}' }))`
  // `toMatchObject` looks into no function.
  return `.inspect(effect => {
      expect(effect).toHaveProperty('type', '${type}')
      expect(effect).toHaveProperty('payload.fn.name', ${calledAs(effect.name)})
    })`
}

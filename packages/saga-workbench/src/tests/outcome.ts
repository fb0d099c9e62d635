import {
  type ActionEntry,
  type EffectEntry,
  isTagged,
  type JsonValue,
  type Recording,
} from '../recording/entries'
import { applyPatches } from '../recording/patches'
import { allBelow, isGroup, type Tree } from '../recording/tree'
import { hidesPart, type Source, UnwritableTest } from './source'

type State = Record<string, JsonValue>

/** Returns the actions that a saga has dispatched or taken. The action of an effect is the first equal one after its start. */
function actionsOf(effects: readonly EffectEntry[], actions: readonly ActionEntry[]): Set<ActionEntry> {
  const own = new Set<ActionEntry>()
  for (const { id, kind, args, end } of effects) {
    const value = kind === 'put' ? args[0] : kind === 'take' && end?.how === 'gave' ? end.value : undefined
    if (value === undefined) continue
    const text = JSON.stringify(value)
    const action = actions.find(
      each => each.id > id && !own.has(each) && JSON.stringify(each.action) === text,
    )
    if (action) own.add(action)
  }
  return own
}

const touches = ({ patches }: ActionEntry, slice: string): boolean =>
  patches.some(({ path }) => path[0] === slice)

/** Returns the state before a saga and after it, for the slices that its own actions have changed. The sagas that it calls are answered in a test, and change nothing there. */
export function changedSlices(
  saga: EffectEntry,
  effects: readonly EffectEntry[],
  { state, entries }: Recording,
  slices: readonly string[],
) {
  const actions = entries.flatMap(entry => (entry.entry === 'action' ? [entry] : []))
  const own = actionsOf(effects, actions)
  const lastId = Math.max(0, ...[...own].map(({ id }) => id))
  const within = actions.filter(({ id }) => id > saga.id && id <= lastId)
  // A slice that other sagas have changed in between would have another state in the test.
  const names = slices.filter(
    slice =>
      within.some(action => touches(action, slice)) &&
      within.every(action => own.has(action) || !touches(action, slice)),
  )
  const at = (those: readonly ActionEntry[]): State => {
    const all = applyPatches(
      state,
      those.flatMap(({ patches }) => patches),
    ) as State
    return Object.fromEntries(names.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]])))
  }
  const before = actions.filter(({ id }) => id < saga.id)
  return { names, before: at(before), after: at([...before, ...within]) }
}

const ANSWERING = 'saga-workbench/tests/answering'

/** Returns the effects of a saga in the order in which they began, including those of the sagas that run in the test because they are not exported. */
function effectsOf(saga: EffectEntry, tree: Tree, isExported: (name: string) => boolean): EffectEntry[] {
  return tree
    .childrenOf(saga)
    .flatMap(effect => {
      const isAnswered = effect.kind === 'call' && effect.name !== '' && isExported(effect.name)
      return isAnswered ? [effect] : [effect, ...effectsOf(effect, tree, isExported)]
    })
    .toSorted((one, other) => one.id - other.id)
}

/** Returns the line of an effect in the list that the test compares; none if the effect is not visible outside the saga. */
function effectLines({ kind, name, args }: EffectEntry, source: Source): string[] {
  if (kind === 'put' && hidesPart(args[0])) return ['{ put: expect.anything() }']
  if (kind === 'put') return [`{ put: ${source.action(args[0] ?? null)} }`]
  if (kind === 'delay') return [`{ delay: ${source.literal(args)} }`]
  if (kind !== 'call' || name === '') return []
  try {
    if (args.some(hidesPart)) throw new UnwritableTest('a text hides a secret')
    return [`{ call: ${source.literal(name)}, args: ${source.literal(args)} }`]
  } catch {
    // The arguments cannot be written as code.
    return [`expect.objectContaining({ call: ${source.literal(name)} })`]
  }
}

/** Whether a value is a loaded chunk, which also loads in the test. */
const isModule = (value: JsonValue): boolean => isTagged(value) && value.$ === 'Object'

/** Returns the line with the answer to an effect; undefined for an effect that runs in the test. */
function answer(effect: EffectEntry, source: Source): string | undefined {
  const { end, kind } = effect
  // It runs in the test, where the calls that it makes are answered.
  if (effect.saga && !source.isExported(effect.name)) return undefined
  if (kind !== 'delay' && kind !== 'call' && kind !== 'select') return undefined
  const of = `of: ${kind === 'delay' ? `'delayP'` : source.literal(effect.name)}`
  if (end?.how === 'threw') return `{ ${of}, throws: ${source.shared(end.value)} }`
  if (end?.how !== 'gave') return `{ ${of}, waits: true }`
  if (isModule(end.value)) return undefined
  return `{ ${of}, gives: ${kind === 'delay' ? 'true' : source.shared(end.value)} }`
}

/** Returns the actions that the saga took. */
const takenActions = (effects: readonly EffectEntry[]): JsonValue[] =>
  effects.flatMap(({ kind, end }) => (kind === 'take' && end?.how === 'gave' ? [end.value] : []))

/** Returns the code of a saga's return value; undefined if there is none or it cannot be written. */
export function returned(value: JsonValue, source: Source): string | undefined {
  if (value === null || hidesPart(value)) return undefined
  try {
    const code = source.literal(value)
    return code === 'undefined' ? undefined : code
  } catch {
    return undefined
  }
}

/** Whether sagas run in parallel, so that the order of their effects differs in a test. */
const isSideBySide = (effects: readonly EffectEntry[], tree: Tree): boolean =>
  effects.some(effect => isGroup(effect) && tree.childrenOf(effect).filter(({ saga }) => saga).length > 1)

/** The lines of an outcome test. */
export function outcomeBody(
  saga: EffectEntry,
  tree: Tree,
  recording: Recording,
  source: Source,
  subject: string,
): string[] {
  if (saga.end?.how !== 'gave') throw new UnwritableTest('it had not ended when it was recorded')
  if (allBelow(saga, tree).some(({ changed: was }) => was))
    throw new UnwritableTest('a call changed what it was given')
  const effects = effectsOf(saga, tree, name => source.isExported(name))
  const { state } = source
  const { names, before, after } = changedSlices(saga, effects, recording, state?.slices ?? [])
  const dispatched = takenActions(effects).map(action => `    .dispatch(${source.action(action)})`)
  if (state) for (const name of [state.reducer, state.complete]) source.importing(name, state.module)
  source.importing('answering', ANSWERING)
  const list = effects.flatMap(effect => effectLines(effect, source))
  const returns = returned(saga.end.value, source)
  if (effects.length > 0 && list.length === 0 && names.length === 0 && returns === undefined)
    throw new UnwritableTest('it only waits, and does nothing that others can see')
  const order = isSideBySide(effects, tree) ? 'expect.arrayContaining(' : ''
  return [
    '  const { provide, effects } = answering([',
    ...effects.flatMap(effect => answer(effect, source) ?? []).map(each => `    ${each},`),
    '  ])',
    `  ${names.length > 0 ? 'const end = ' : ''}await expectSaga(${subject})`,
    ...(state
      ? [
          `    .withReducer(${state.reducer}, ${state.complete}(${names.length > 0 ? source.literal(before) : ''}))`,
        ]
      : []),
    '    .provide(provide)',
    ...dispatched,
    ...(returns === undefined ? [] : [`    .returns(${returns})`]),
    '    .silentRun()',
    ...(order ? [`  expect(effects).toHaveLength(${list.length})`] : []),
    `  expect(effects).toEqual(${order}[`,
    ...list.map(each => `    ${each},`),
    order ? '  ]))' : '  ])',
    ...(names.length > 0 ? [`  expect(end.storeState).toMatchObject(${source.literal(after)})`] : []),
  ]
}

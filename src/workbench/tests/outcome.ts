import type { ActionEntry, EffectEntry, Recording, Shown } from 'src/workbench/recording/entries'
import { patched } from 'src/workbench/recording/patches'
import type { Tree } from 'src/workbench/recording/tree'
import { type Source, Untold } from './source'

const APP_STATE = 'test/support/appState'

/** The effects of a saga and of those that it runs, in the order in which they began; a called saga that is not exported is walked through. */
function effectsOf(saga: EffectEntry, tree: Tree, isExported: (name: string) => boolean): EffectEntry[] {
  return tree.childrenOf(saga).flatMap(effect => {
    const isAnswered = effect.kind === 'call' && effect.name !== '' && isExported(effect.name)
    return isAnswered ? [effect] : [effect, ...effectsOf(effect, tree, isExported)]
  })
}

/** What an effect is in the list that the test compares: only what others can see of a saga. */
function told({ kind, name, args }: EffectEntry, source: Source): string[] {
  if (kind === 'put') return [`{ put: ${source.action(args[0] ?? null)} }`]
  if (kind === 'delay') return [`{ delay: ${source.literal(args)} }`]
  if (kind !== 'call' || name === '') return []
  try {
    return [`{ call: ${source.literal(name)}, args: ${source.literal(args)} }`]
  } catch {
    // What it was called with cannot be written down.
    return [`expect.objectContaining({ call: ${source.literal(name)} })`]
  }
}

function answer(effect: EffectEntry, source: Source): string | undefined {
  const { end, kind } = effect
  // It runs in the test: what it calls itself is answered.
  if (effect.saga && !source.isExported(effect.name)) return undefined
  if (kind === 'delay') return `{ of: 'delayP', gives: true }`
  if (kind !== 'call' && kind !== 'select') return undefined
  const of = `of: ${source.literal(effect.name)}`
  if (end?.how === 'threw') return `{ ${of}, throws: ${source.literal(end.value)} }`
  return `{ ${of}, gives: ${end?.how === 'gave' ? source.literal(end.value) : 'undefined'} }`
}

/** The actions from outside that the saga took. */
const takenActions = (effects: readonly EffectEntry[]): Shown[] =>
  effects.flatMap(({ kind, end }) => (kind === 'take' && end?.how === 'gave' ? [end.value] : []))

/** The slices of the first load, which the tests' reducer has. */
const SLICES = ['autoLogin', 'company', 'environment', 'help', 'login', 'session']

type State = Record<string, Shown>

/** The actions of a saga: what it put and what it took. The action of an effect is the first one like it that follows its beginning. */
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

/** The state before a saga and after it: the slices that its own actions have changed. What it calls is answered in a test, and changes nothing there. */
function changed(saga: EffectEntry, effects: readonly EffectEntry[], { state, entries }: Recording) {
  const actions = entries.flatMap(entry => (entry.entry === 'action' ? [entry] : []))
  const own = actionsOf(effects, actions)
  const lastId = Math.max(0, ...[...own].map(({ id }) => id))
  const within = actions.filter(({ id }) => id > saga.id && id <= lastId)
  // A slice that others have changed in between would be another one in the test.
  const names = SLICES.filter(
    slice =>
      within.some(action => touches(action, slice)) &&
      within.every(action => own.has(action) || !touches(action, slice)),
  )
  const at = (those: readonly ActionEntry[]): State => {
    const all = patched(
      state,
      those.flatMap(({ patches }) => patches),
    ) as State
    return Object.fromEntries(names.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]])))
  }
  const before = actions.filter(({ id }) => id < saga.id)
  return { names, before: at(before), after: at([...before, ...within]) }
}

/** The lines of an outcome test. */
export function outcomeBody(
  saga: EffectEntry,
  tree: Tree,
  recording: Recording,
  source: Source,
  subject: string,
): string[] {
  if (saga.end?.how !== 'gave') throw new Untold('the end of a saga that has not ended')
  const effects = effectsOf(saga, tree, name => source.isExported(name))
  const { names, before, after } = changed(saga, effects, recording)
  const dispatched = takenActions(effects).map(action => `    .dispatch(${source.action(action)})`)
  for (const name of ['appReducer', 'appState']) source.importing(name, APP_STATE)
  source.importing('answering', 'test/support/answering')
  return [
    '  const { provide, told } = answering([',
    ...effects.flatMap(effect => answer(effect, source) ?? []).map(each => `    ${each},`),
    '  ])',
    `  ${names.length > 0 ? 'const end = ' : ''}await expectSaga(${subject})`,
    `    .withReducer(appReducer, appState(${names.length > 0 ? source.literal(before) : ''}))`,
    '    .provide(provide)',
    ...dispatched,
    '    .silentRun()',
    '  expect(told).toEqual([',
    ...effects.flatMap(effect => told(effect, source)).map(each => `    ${each},`),
    '  ])',
    ...(names.length > 0 ? [`  expect(end.storeState).toMatchObject(${source.literal(after)})`] : []),
  ]
}

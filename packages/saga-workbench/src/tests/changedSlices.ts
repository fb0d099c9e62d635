import type { ActionEntry, EffectEntry, Recording, JsonValue } from '../recording/entries'
import { applyPatches } from '../recording/patches'

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

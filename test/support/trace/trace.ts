import type { EffectEntry, Entry } from 'saga-workbench/recording/entries'
import { type Tree, treeOf } from 'saga-workbench/recording/tree'
import { sentenceOf } from 'saga-workbench/recording/waits'
import { createFoyerRecorder } from 'test/support/replay/createFoyerRecorder'
import { replay } from './buffer'

const LINES = 30
/** Those of them that name the awaited event. */
const WAITING = 8
const LONGEST = 160

/** As one writes it, not as JSON has to. */
const valueText = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\{"\$":"function","name":"([^"]*)"\}/g, '$1')
    .replace(/\{"\$":"([^"]*)"\}/g, '$1')

const isEffect = (entry: Entry): entry is EffectEntry => entry.entry === 'effect'

function outcome({ end }: EffectEntry): string {
  if (!end) return ' …'
  if (end.how === 'cancelled') return ' ✗ cancelled'
  if (end.how === 'threw') return ` ✗ ${valueText(end.value)}`
  return end.value === null ? '' : ` → ${end.winner ? `${end.winner} won` : valueText(end.value)}`
}

/** The effects above an effect, outermost first, and itself. */
const pathOf = (effect: EffectEntry, tree: Tree): number[] => {
  const parent = tree.parentOf(effect)
  return parent ? [...pathOf(parent, tree), effect.id] : [effect.id]
}

/** The tree's order: an effect comes before those below it, in the order of their start. */
function inTree(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((id, index) => id !== other[index])
  return at < 0 ? -1 : (one[at] ?? 0) - (other[at] ?? 0)
}

function lineOf(effect: EffectEntry, depth: number): string {
  const label = effect.label ? `${effect.label}: ` : ''
  // A take's only argument is its name.
  const args = effect.kind === 'take' ? '' : effect.args.map(arg => ` ${valueText(arg)}`).join(',')
  const name = effect.name === effect.kind ? '' : ` ${effect.name}`
  const text = `${'  '.repeat(depth)}${label}${effect.kind}${name}${args}${outcome(effect)}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Returns the last thirty lines of a test's effects: the events, each result, and the effects still waiting; '' where no saga ran. */
export function traceOfTest(): string {
  let nowMs = 0
  const recorder = createFoyerRecorder({ now: () => nowMs })
  replay(recorder.monitor, ms => (nowMs = ms))
  const { entries, names } = recorder.recording
  const effects = entries.filter(isEffect)
  if (effects.length === 0) return ''
  const tree = treeOf(entries, names)
  const waits = effects
    .filter(({ saga, end }) => saga && !end)
    .map(effect => sentenceOf(effect, tree, recorder.atMs()))
    .filter(text => !text.endsWith('waits for nothing'))
    .slice(-WAITING)
  const last = effects
    .slice(waits.length + 1 - LINES)
    .map(effect => ({ effect, path: pathOf(effect, tree) }))
    .sort((one, other) => inTree(one.path, other.path))
  const left = Math.min(...last.map(({ path }) => path.length))
  const lines = last.map(({ effect, path }) => lineOf(effect, path.length - left))
  return ['The last effects of this test:', ...lines, ...waits].map(line => `    ${line}`).join('\n')
}

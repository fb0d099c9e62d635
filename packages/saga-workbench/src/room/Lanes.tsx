import type { EffectEntry } from '../recording/entries'
import { isGroup, isWithin, sagaAbove, sagaName, type Tree } from '../recording/tree'

interface Lane {
  key: string
  name: string
  depth: number
  runs: EffectEntry[]
  marks: EffectEntry[]
}

/** The contents of the lanes. */
interface LanesView {
  /** The visible part of time. */
  startMs: number
  endMs: number
  /** Only the lanes of a journey and of everything that it has begun; all if no journey is selected. */
  journey?: EffectEntry | undefined
  selected?: number | undefined
  /** The sagas to show first, by their effects. */
  highlights?: ReadonlyMap<number, string>
}

/** Returns lanes in the order of the tree: runs of the same saga below the same one share a lane. */
export function lanesOf(tree: Tree, { startMs, endMs, journey }: LanesView): Lane[] {
  const lanes = new Map<string, Lane>()
  const keys = new Map<number, string>()
  const laneOf = (saga: EffectEntry, depth: number, above: string): Lane => {
    const name = sagaName(saga, tree)
    // A wrapper of a saga has its name, and its lane.
    const key = above.endsWith(`/${name}`) ? above : `${above}/${name}`
    keys.set(saga.id, key)
    const lane = lanes.get(key) ?? { key, name, depth, runs: [], marks: [] }
    lanes.set(key, lane)
    return lane
  }
  const visit = (effect: EffectEntry, depth: number, above: string): void => {
    const isInView = (effect.end?.atMs ?? endMs) >= startMs
    if (!effect.saga || !isInView) {
      const owner = sagaAbove(effect, tree)
      if (owner && isInView) lanes.get(keys.get(owner.id) ?? '')?.marks.push(effect)
      // Spawned sagas may outlive it.
      for (const child of tree.childrenOf(effect)) visit(child, depth, above)
      return
    }
    const lane = laneOf(effect, depth, above)
    lane.runs.push(effect)
    for (const child of tree.childrenOf(effect)) visit(child, lane.depth + 1, lane.key)
  }
  for (const root of tree.roots) visit(root, 0, '')
  return [...lanes.values()].filter(({ runs }) => !journey || runs.some(run => isWithin(run, journey, tree)))
}

const LEAST_WIDTH = 0.4
const MOST_LANES = 150

interface LanesProps extends LanesView {
  tree: Tree
  onPress: (id: number) => void
}

/** A run of a saga, or an effect in its lane. */
function Mark({ effect, look, ...view }: LanesProps & { effect: EffectEntry; look: 'run' | 'mark' }) {
  const { id, kind, name, label, held, end } = effect
  const { startMs, endMs, selected, highlights, onPress } = view
  const scale = 100 / (endMs - startMs)
  const from = Math.max(effect.atMs, startMs)
  const to = Math.min(end?.atMs ?? endMs, endMs)
  const how = end?.how ?? 'open'
  const highlight = highlights?.get(id)
  const title = `${label ? `${label}: ` : ''}${kind} ${name}`
  return (
    <button
      type="button"
      className={[look, kind, how, held && 'held', highlight].filter(Boolean).join(' ')}
      title={title}
      aria-label={`${title}, ${highlight ?? how}`}
      aria-pressed={id === selected}
      style={{
        left: `${(from - startMs) * scale}%`,
        width: `${Math.max((to - from) * scale, LEAST_WIDTH)}%`,
      }}
      onClick={() => onPress(id)}
    />
  )
}

/** Draws the sagas of one recording: only lanes with something in view; the lanes of the journey are open at the top. */
export function Lanes(view: LanesProps) {
  const lanes = lanesOf(view.tree, view).slice(0, MOST_LANES)
  const least = Math.min(...lanes.map(({ depth }) => depth))
  return lanes.map(({ key, name, depth, runs, marks }) => {
    // The innermost of sagas that wrap one another.
    const last = runs.at(-1)
    return (
      <div key={key} className="lane">
        <button
          type="button"
          className={runs.some(({ end }) => !end) ? 'lane-name open' : 'lane-name'}
          title={name}
          aria-pressed={last !== undefined && last.id === view.selected}
          style={{ paddingLeft: (depth - least) * 10 }}
          onClick={() => last && view.onPress(last.id)}
        >
          {name}
        </button>
        <div className="track">
          {runs.map(run => (
            <Mark key={run.id} effect={run} look="run" {...view} />
          ))}
          {marks.map(mark => !isGroup(mark) && <Mark key={mark.id} effect={mark} look="mark" {...view} />)}
        </div>
      </div>
    )
  })
}

import type { Walk } from 'scenarios/scenario'
import type { EffectEntry, Recording } from 'src/workbench/recording/entries'
import { createRecorder } from 'src/workbench/recording/recorder'
import { treeOf, type Tree } from 'src/workbench/recording/tree'
import { runWalk } from 'test/support/scenario/runWalk'

const WAITING: readonly string[] = ['root', 'select', 'take', 'race', 'all', 'fork']

/** Whether a saga has done nothing but to wait for its screen. */
const isIdle = (effect: EffectEntry, tree: Tree): boolean =>
  (WAITING.includes(effect.kind) || effect.saga === true) &&
  !(effect.kind === 'take' && effect.end?.how === 'gave' && !effect.name.startsWith('@@router/')) &&
  tree.childrenOf(effect).every(child => isIdle(child, tree))

const withAllBelow = (effect: EffectEntry, tree: Tree): number[] => [
  effect.id,
  ...tree.childrenOf(effect).flatMap(child => withAllBelow(child, tree)),
]

/** A recording without the journeys of screens that nobody saw: the walk loads all of them, a browser none. */
function withoutIdle(recording: Recording): Recording {
  const tree = treeOf(recording.entries)
  const idle = new Set(
    tree.roots.flatMap(root =>
      root.name === 'keepAlive' && isIdle(root, tree) ? withAllBelow(root, tree) : [],
    ),
  )
  return { ...recording, entries: recording.entries.filter(({ id }) => !idle.has(id)) }
}

/** Walks through the app, and keeps a recording of each of its pages until it is left. */
export async function recordWalk(walk: Walk): Promise<Recording[]> {
  const pages: Recording[] = []
  let current: Recording | undefined
  await runWalk(walk, {
    opens() {
      const recorder = createRecorder()
      current = recorder.recording
      window.foyerWorkbench = { sagas: { sagaMonitor: recorder.monitor }, watch: recorder.watch }
    },
    leaves() {
      if (current) pages.push(withoutIdle(structuredClone(current)))
      current = undefined
      delete window.foyerWorkbench
    },
  })
  return pages
}

import type { Walk } from 'scenarios/scenario'
import type { Recording } from 'saga-workbench/recording/entries'
import { withoutIdle } from 'saga-workbench/replay/comparable'
import { runWalk } from 'test/support/scenario/runWalk'
import { snapshotOf } from 'saga-workbench/recording/log'
import { createFoyerRecorder } from './createFoyerRecorder'

/** Walks through the app, and keeps a recording of each of its pages until it is left. */
export async function recordWalk(walk: Walk): Promise<Recording[]> {
  const pages: Recording[] = []
  let current: Recording | undefined
  await runWalk(walk, {
    opens() {
      const recorder = createFoyerRecorder()
      current = recorder.recording
      window.foyerWorkbench = { sagas: { sagaMonitor: recorder.monitor }, watch: recorder.watch }
    },
    leaves() {
      if (current) pages.push(withoutIdle(snapshotOf(current), { events: true }))
      current = undefined
      delete window.foyerWorkbench
    },
  })
  return pages
}

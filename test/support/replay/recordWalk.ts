import type { Walk } from 'scenarios/scenario'
import type { Recording } from 'saga-workbench/recording/entries'
import { withoutIdle } from 'saga-workbench/replay/comparable'
import { runWalk } from 'test/support/scenario/runWalk'
import type { Recorder } from 'saga-workbench/recording/recorder'
import { createFoyerRecorder } from './createFoyerRecorder'

/** Walks through the app, and keeps a recording of each of its pages until it is left. */
export async function recordPages(
  walk: Walk,
  opens: (recorder: Recorder) => void = () => undefined,
): Promise<Recording[]> {
  const pages: Recording[] = []
  let recorder: Recorder | undefined
  await runWalk(walk, {
    opens() {
      recorder = createFoyerRecorder()
      opens(recorder)
      window.foyerWorkbench = { sagas: { sagaMonitor: recorder.monitor }, watch: recorder.watch }
    },
    leaves() {
      // Later events change the entries; a deep copy takes many times as long.
      const entries = recorder?.recording.entries.map(entry => ({ ...entry }))
      if (recorder && entries) pages.push({ ...recorder.recording, entries })
      recorder = undefined
      delete window.foyerWorkbench
    },
  })
  return pages
}

/** The pages of a walk as a file has them: without the journeys that only waited. */
export const recordWalk = async (walk: Walk): Promise<Recording[]> =>
  (await recordPages(walk)).map(page => withoutIdle(page, { events: true }))

import { config } from 'src/services/config'
import { recordingComes } from 'src/services/report/pageRecording'
import type { createStore } from 'src/store/createStore'

/** Loads the code that observes a page for its operators, as far as the configuration asks for it. */
export function watchPage(begun: ReturnType<typeof createStore>): void {
  const { heard } = begun
  if (config().visitUrl)
    import('src/boot/visits').then(({ tellVisits }) => tellVisits(begun)).catch(() => undefined)
  if (!heard) return
  const recorder = import('src/boot/recordPage').then(({ recordPage }) => recordPage(begun, heard))
  recordingComes(recorder)
  // Stops recording if the recorder fails to load.
  recorder.catch(() => {
    heard.push = Number
    heard.length = 0
  })
}

import { config } from 'src/services/config'
import { registerRecording } from 'src/services/report/pageRecording'
import type { createStore } from 'src/store/createStore'

/** Loads the code that observes a page for its operators, as far as the configuration asks for it. */
export function watchPage(setup: ReturnType<typeof createStore>): void {
  const { monitorCalls } = setup
  if (config().visitUrl)
    import('src/boot/visits').then(({ reportVisits }) => reportVisits(setup)).catch(() => undefined)
  if (!monitorCalls) return
  const recorder = import('src/boot/recordPage').then(({ recordPage }) => recordPage(setup, monitorCalls))
  registerRecording(recorder)
  // Stops recording if the recorder fails to load.
  recorder.catch(() => {
    monitorCalls.push = Number
    monitorCalls.length = 0
  })
}

import { setImmediate } from 'node:timers'
import type { Action } from '@reduxjs/toolkit'
import type { EffectEntry, Entry, JsonValue, Recording } from '../recording/entries'
import { createRecorder } from '../recording/recorder'
import { type Difference, firstDifference } from './difference'
import { createPairing } from './pairing'
import type { Workbench, WorkbenchOptions } from '../options'
import { createAnswers, createRevive, isExternal } from './answers'

/** The number of event-loop turns in which a chunk must load. */
const MOST_TURNS = 200
/** A replay with this number of additional effects counts as endless. */
const EXTRA_EFFECTS = 300

/** A page without screens, in which the app's sagas run. */
export interface ReplayedPage {
  /** Starts the root saga that an effect has recorded. */
  start: (root: EffectEntry) => void
  dispatch: (action: Action) => void
  /** Ends the page. */
  leave: () => unknown
}

/** The app whose sagas are replayed. */
export interface ReplayedApp extends WorkbenchOptions {
  /** Opens a page whose saga middleware has the options of the workbench, and whose store it watches. */
  open: (recording: Recording, workbench: Workbench) => ReplayedPage | Promise<ReplayedPage>
  /** Replaces masked values of an event with values that the app accepts. */
  withStandIns?: (action: Action) => Action
  /** Returns the stack in which an effect was created. */
  stackOf?: (effect: unknown) => string | undefined
}

/** Waits until all work without timers is finished; fake timers do not delay it. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** Runs the current journeys with the results, the events and the time of a recording. Returns their effects, and the first difference from the recording. */
export async function replayRecording(
  recording: Recording,
  { open, withStandIns = action => action, stackOf, failing, ...options }: ReplayedApp,
): Promise<{ replayed: Recording; difference: Difference | undefined }> {
  const pairing = createPairing(recording)
  const revived = createRevive(failing)
  const answers = createAnswers(revived)
  const most = recording.entries.length + EXTRA_EFFECTS
  const seen = new Set<number>()
  const outside = new Set<Entry>()
  let latest: { place: EffectEntry | undefined; world: boolean } | undefined
  let count = 0

  const recorder = createRecorder({
    ...options,
    ...(stackOf && { stackOf }),
    onEntry: entry => {
      if (entry.entry === 'action' && entry.outside) outside.add(entry)
      if (entry.entry !== 'effect' || entry.id <= count) return
      count = entry.id
      const place = pairing.next(entry)
      if (place) seen.add(place.id)
      latest = { place, world: isExternal(place ?? entry) }
    },
  })
  /** Handles the running effect, which is the last one that was triggered. */
  const middleware = (next: (effect: unknown) => void) => (effect: unknown) => {
    if (recorder.recording.entries.length > most) return
    next(latest?.world ? answers.inPlaceOf(effect, latest.place) : effect)
  }
  const page = await open(recording, {
    sagas: { sagaMonitor: recorder.monitor, effectMiddlewares: [middleware as never] },
    watch: recorder.watch,
  })

  async function hasBegun(effect: EffectEntry): Promise<boolean> {
    if (effect.kind === 'root' && !seen.has(effect.id)) page.start(effect)
    for (let turn = 0; turn < MOST_TURNS && !seen.has(effect.id); turn += 1) await settled()
    return seen.has(effect.id)
  }

  let actionCount = 0
  function dispatch(action: JsonValue): void {
    actionCount += 1
    // The router reports its own navigations.
    if (outside.size < actionCount) page.dispatch(withStandIns(revived(action) as Action))
  }

  /** Returns what an entry needs in the second run, with the order in the first one; false ends the replay. */
  function stepsOf(entry: Entry): { order: number; carryOut: () => unknown }[] {
    const { id: order } = entry
    if (entry.entry === 'action')
      return entry.outside ? [{ order, carryOut: () => dispatch(entry.action) }] : []
    if (entry.entry !== 'effect') return []
    const begin = { order, carryOut: () => hasBegun(entry) }
    const { end } = entry
    const isLater = end && isExternal(entry) && end.order !== order + 1
    return isLater ? [begin, { order: end.order, carryOut: () => answers.give(entry) }] : [begin]
  }

  const steps = recording.entries.flatMap(stepsOf).toSorted((one, other) => one.order - other.order)
  for (const { carryOut } of steps) if ((await carryOut()) === false) break
  await settled()
  page.leave()
  return { replayed: recorder.recording, difference: firstDifference(recording, recorder.recording) }
}

import type { Action } from '@reduxjs/toolkit'
import { stdChannel } from 'redux-saga'
import { createRecorder, type Recorder } from '../recording/recorder'
import type { Entry } from '../recording/entries'
import type { Workbench, WorkbenchOptions } from '../options'
import { ownBreaks } from './breaks'
import { ownCalls } from './calls'
import { openChannel, scripts } from './channel'
import { ownDelays } from './delays'
import { keptByPage } from './kept'
import { stackOf } from './places'
import { watchScreens } from './screens'
import { ownTimers, shared } from './standStill'

/** Records the app from now on, and lets the room hold its effects. Must run before the app creates its store. */
export function startWorkbench({ failing, ...options }: WorkbenchOptions = {}): Required<Workbench> {
  let tell: (entry: Entry) => void = () => undefined
  let heard: (entry: Entry) => void = () => undefined
  const recorder: Recorder = createRecorder({
    ...options,
    stackOf,
    onEntry: entry => {
      if (entry.entry !== 'kept') recorder.keptIs(keptByPage())
      heard(entry)
      tell(entry)
    },
  })
  recorder.keptIs(keptByPage())
  const delays = ownDelays(() => recorder)
  const [byCalls, byBreaks] = shared(ownTimers())
  const calls = ownCalls(recorder, byCalls)
  const breaks = ownBreaks(() => recorder, byBreaks, failing)
  heard = entry => breaks.heard(entry)
  const channel = stdChannel<Action>()
  const put = channel.put.bind(channel)
  channel.put = action => breaks.atAction(action, put)
  tell = openChannel(recorder.recording, asked => {
    if (asked.kind === 'goOut') calls.goOut(asked.call)
    else if (asked.kind === 'goOn') breaks.goOn(asked.entry, asked.answer)
    else if (asked.kind === 'cancel') recorder.cancel(asked.effect)
    else if (asked.kind === 'skip') delays.skip(asked.effect)
    else if (asked.kind === 'keep') delays.keep(asked.effect)
  })
  watchScreens(recorder)
  return {
    sagas: {
      channel,
      sagaMonitor: recorder.monitor,
      effectMiddlewares: [delays.middleware as never, breaks.middleware as never],
    },
    watch: recorder.watch,
    recording: () => ({ ...recorder.recording, scripts: scripts() }),
  }
}

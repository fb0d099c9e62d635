import type { Action } from '@reduxjs/toolkit'
import { stdChannel } from 'redux-saga'
import { createRecorder, type Recorder } from '../recording/recorder'
import type { Workbench, WorkbenchOptions } from '../options'
import { createBreaks } from './breaks'
import { interceptCalls } from './calls'
import { openChannel, scripts } from './channel'
import { createDelays } from './delays'
import { createHolds } from './holds'
import { pageStorage } from './pageStorage'
import { stackOf } from './placedEffects'
import { watchScreens } from './screens'
import { interceptTimers } from './timers'

/** Records the app from now on, and lets the room hold its effects. Must run before the app creates its store. */
export function startWorkbench({ failing, ...options }: WorkbenchOptions = {}): Required<Workbench> {
  const recorder: Recorder = createRecorder({
    ...options,
    stackOf,
    onEntry: entry => {
      if (entry.entry !== 'kept') recorder.recordStorage(pageStorage())
      if ('end' in entry) holds.release(entry.id)
      publish(entry)
    },
  })
  // The first storage is no entry.
  recorder.recordStorage(pageStorage())
  const delays = createDelays(recorder)
  const holds = createHolds(recorder, interceptTimers())
  interceptCalls(recorder, holds)
  const breaks = createBreaks(recorder, holds, failing)
  const channel = stdChannel<Action>()
  const put = channel.put.bind(channel)
  channel.put = action => breaks.atAction(action, put)
  const publish = openChannel(recorder.recording, message => {
    if (message.kind === 'cancel') recorder.cancel(message.effect)
    if (message.kind !== 'goOn') return
    holds.goOn(message.entry, message.answer)
    delays.goOn(message.entry, message.answer)
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

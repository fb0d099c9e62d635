import type { Action } from '@reduxjs/toolkit'
import { stdChannel } from 'redux-saga'
import { createRecorder, type Recorder } from '../recording/recorder'
import type { Entry } from '../recording/entries'
import type { Workbench, WorkbenchOptions } from '../options'
import { createBreaks } from './breaks'
import { interceptCalls } from './calls'
import { openChannel, scripts } from './channel'
import { createDelays } from './delays'
import { pageStorage } from './pageStorage'
import { stackOf } from './placedEffects'
import { watchScreens } from './screens'
import { interceptTimers } from './timers'

/** Records the app from now on, and lets the room hold its effects. Must run before the app creates its store. */
export function startWorkbench({ failing, ...options }: WorkbenchOptions = {}): Required<Workbench> {
  let publish: (entry: Entry) => void = () => undefined
  let notifyBreaks: (entry: Entry) => void = () => undefined
  const recorder: Recorder = createRecorder({
    ...options,
    stackOf,
    onEntry: entry => {
      if (entry.entry !== 'kept') recorder.recordStorage(pageStorage())
      notifyBreaks(entry)
      publish(entry)
    },
  })
  recorder.recordStorage(pageStorage())
  const delays = createDelays(() => recorder)
  const pauseTimers = interceptTimers()
  const calls = interceptCalls(recorder, pauseTimers)
  const breaks = createBreaks(() => recorder, pauseTimers, failing)
  notifyBreaks = entry => breaks.entryChanged(entry)
  const channel = stdChannel<Action>()
  const put = channel.put.bind(channel)
  channel.put = action => breaks.atAction(action, put)
  publish = openChannel(recorder.recording, message => {
    if (message.kind === 'goOut') calls.goOut(message.call)
    else if (message.kind === 'goOn') breaks.goOn(message.entry, message.answer)
    else if (message.kind === 'cancel') recorder.cancel(message.effect)
    else if (message.kind === 'skip') delays.skip(message.effect)
    else if (message.kind === 'keep') delays.keep(message.effect)
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

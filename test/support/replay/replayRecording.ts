import type { Recording } from 'saga-workbench/recording/entries'
import { replayRecording as replay } from 'saga-workbench/replay/runner/replayRecording'
import { WORKBENCH } from 'src/boot/workbench'
import { openPage } from './page'
import { stackOf } from './places'
import { withStandIns } from './standIns'

/** Runs today's journeys with the answers, the events and the time of a recording. */
export const replayRecording = (recording: Recording) =>
  replay(recording, { ...WORKBENCH, open: openPage, withStandIns, stackOf })

import type { Recording } from './entries'

/** Returns a recording in its current state. Later events change its entries, but none of their values: a copy of each entry is enough, and a deep clone takes many times as long. */
export const snapshotOf = (recording: Recording): Recording => ({
  ...recording,
  entries: recording.entries.map(entry => ({ ...entry })),
})

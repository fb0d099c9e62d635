import type { Recording } from '../recording/entries'
import { dropOldest } from '../recording/log'

/** A recording as text, an entry a line. */
const written = ({ entries, ...rest }: Recording): string => {
  const lines = entries.map(entry => JSON.stringify(entry))
  return `${JSON.stringify(rest).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`
}

/** The recording as a file of at most so many characters: drops the oldest that is over, and counts it (support/recording-bounds). */
export function asFile(recording: Recording, most: number): { text: string; dropped: number } {
  const kept = { ...recording }
  for (let text = written(kept); ; text = written(kept)) {
    const before = kept.entries.length
    if (text.length <= most || before === 0) return { text, dropped: kept.dropped }
    dropOldest(kept, Math.ceil(before / 10))
    // What still waits goes as well, where nothing else is left.
    if (kept.entries.length === before) {
      kept.entries = kept.entries.slice(Math.ceil(before / 10))
      kept.dropped += before - kept.entries.length
    }
  }
}

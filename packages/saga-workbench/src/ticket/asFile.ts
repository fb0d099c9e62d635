import type { Recording } from '../recording/entries'
import { dropOldest } from '../recording/log'

/** Returns a recording as text with one line for each entry. */
const textOf = ({ entries, ...rest }: Recording): string => {
  const lines = entries.map(entry => JSON.stringify(entry))
  return `${JSON.stringify(rest).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`
}

/** Returns the recording as a text of at most this many characters, and the number of dropped entries; drops the oldest entries that have ended (support/recording-bounds). */
export function asFile(recording: Recording, most: number): { text: string; dropped: number } {
  const rest = { ...recording }
  for (let text = textOf(rest); ; text = textOf(rest)) {
    const before = rest.entries.length
    if (text.length <= most || before === 0) return { text, dropped: rest.dropped }
    dropOldest(rest, Math.ceil(before / 10))
    // If only open entries are left, these are dropped as well.
    if (rest.entries.length === before) {
      rest.entries = rest.entries.slice(Math.ceil(before / 10))
      rest.dropped += before - rest.entries.length
    }
  }
}

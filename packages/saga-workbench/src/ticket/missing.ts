import type { Recording } from '../recording/entries'

const KINDS = ['call', 'screen', 'kept'] as const
const WORDS = { call: 'calls', screen: 'screens', kept: 'cookies and storage' }

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '')

/** Describes in sentences which parts a recording from a ticket lacks; returns none for a recording of the workbench. */
export function missingIn({ dropped, entries, given }: Recording): string[] {
  const none = KINDS.filter(kind => !entries.some(({ entry }) => entry === kind)).map(kind => WORDS[kind])
  return [
    ...(dropped > 0 ? [`Its beginning is missing: ${dropped} entries were dropped.`] : []),
    ...(given
      ? [
          `A person has added it to a ticket: every text that is not the app’s own is masked${none.length > 0 ? `, and it has no ${listed(none)}` : ''}.`,
        ]
      : []),
  ]
}

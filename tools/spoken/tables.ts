import type { Sound } from './orca'

/** The time of a letter at Orca's default speaking rate. */
const LETTER_MS = 60

/** Words that vary with time, and their form in the repository's page. */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{1,2}:\d{2}(?: (?:AM|PM)|:\d{2})?\b/g, 'h:mm'],
  [/\b(Choose|number) \d{2}\b/g, '$1 nn'],
]

/** Pages outside the app begin with these words. */
const ELSEWHERE = /^(?:Harbor|The web app)$|^Finished loading The web app\b/

const masked = (text: string): string =>
  MASKS.reduce((words, [pattern, mask]) => words.replace(pattern, mask), text.replace(/\s+/g, ' ').trim())

/** Returns the audible part of Orca's speech, one piece after another: an interrupted piece ends in '…', an unread one is struck out. */
export function collectLines(sounds: readonly Sound[]): string[] {
  const pieces: { text: string; beginsMs: number; endsMs: number; cutMs?: number }[] = []
  let freeMs = 0
  for (const { ms, kind, text } of sounds) {
    if (kind === 'stopped') {
      for (const piece of pieces) if (piece.endsMs > ms) piece.cutMs ??= ms
      freeMs = ms
      continue
    }
    const words = masked(text)
    if (ELSEWHERE.test(words)) break
    const beginsMs = Math.max(freeMs, ms)
    freeMs = beginsMs + words.length * LETTER_MS
    if (words !== '') pieces.push({ text: words, beginsMs, endsMs: freeMs })
  }
  return pieces.map(({ text, beginsMs, cutMs = Infinity }) => {
    if (cutMs === Infinity) return text
    return cutMs > beginsMs ? `${text} …` : `~~${text}~~`
  })
}

/** Returns the page with this section in place of the one with its heading; a new section comes last. */
export function withSection(page: string, heading: string, text: string): string {
  const sections = page.trimEnd().split(/\n+(?=## )/)
  const at = sections.findIndex(each => each.startsWith(`${heading}\n`))
  sections.splice(at < 0 ? sections.length : at, 1, `${heading}\n\n${text}`)
  return `${sections.join('\n\n')}\n`
}

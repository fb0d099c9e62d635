import { cellText, markdownTable } from 'tools/documents'
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

export interface Line {
  text: string
  /** Whether it was spoken to its end; stopping the voice leaves the rest unspoken. */
  spoken: 'whole' | 'begun' | 'not'
}

const masked = (text: string): string =>
  MASKS.reduce((words, [pattern, mask]) => words.replace(pattern, mask), text.replace(/\s+/g, ' ').trim())

/** Returns the audible part of Orca's speech: one piece after another, until the next stop. */
export function collectLines(sounds: readonly Sound[]): Line[] {
  const lines: (Line & { beginsMs: number; endsMs: number })[] = []
  let freeMs = 0
  for (const { ms, kind, text } of sounds) {
    if (kind === 'stopped') {
      for (const line of lines) {
        if (line.spoken === 'whole' && line.endsMs > ms) line.spoken = line.beginsMs >= ms ? 'not' : 'begun'
      }
      freeMs = ms
    } else {
      const words = masked(text)
      if (ELSEWHERE.test(words)) break
      const beginsMs = Math.max(freeMs, ms)
      freeMs = beginsMs + words.length * LETTER_MS
      if (words !== '') lines.push({ text: words, spoken: 'whole', beginsMs, endsMs: freeMs })
    }
  }
  return lines.map(({ text, spoken }) => ({ text, spoken }))
}

/** Orca's speech in each browser during a walk, with a row for each step. */
export interface WalkSpeech {
  walk: string
  rows: { what: string; lines: Line[][] }[]
}

const MARK = '<!-- spoken -->'

const SHOWN: Record<Line['spoken'], (text: string) => string> = {
  whole: text => text,
  begun: text => `${text} …`,
  not: text => `~~${text}~~`,
}

const cell = (lines: Line[]): string =>
  lines.map(({ text, spoken }) => SHOWN[spoken](cellText(text))).join('<br>')

/** Returns the section of a walk: its heading, its date and versions, its table. */
export function sectionOf(columns: readonly string[], { walk, rows }: WalkSpeech, taken: string): string {
  const lines = rows.map(({ what, lines }) => [what, ...lines.map(cell)])
  return `## ${walk}\n\n${taken}\n\n${markdownTable(['', ...columns], lines, ':--')}`
}

const walkOf = (section: string): string => /^## (.+)/.exec(section)?.[1] ?? ''

/** Returns the page with the section of a walk replaced; `names` are all walks in order, and sections of other walks are removed. */
export function withSection(page: string, section: string, names: readonly string[]): string {
  const [before = '', after] = page.split(MARK)
  if (after === undefined) throw new Error('the page has no mark for the walks')
  const kept = new Map([...after.split(/^(?=## )/m), section].map(each => [walkOf(each), each.trim()]))
  const missing = names.filter(name => !kept.has(name))
  const parts = [
    ...(missing.length > 0 ? [`Not taken yet: ${missing.map(name => `‘${name}’`).join(', ')}.`] : []),
    ...names.flatMap(name => kept.get(name) ?? []),
  ]
  return `${before}${MARK}\n\n${parts.join('\n\n')}\n`
}

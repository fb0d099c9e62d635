import type { Route } from 'src/constants/routes'
import { DECISIONS } from './decisions'

/** One arrow of the map: a screen or a decision asks for a decision, or a decision has an answer that leads on. */
export interface Edge {
  /** A screen or a decision. */
  from: string
  /** The answer of a decision; absent if the decision is only requested. */
  answer?: string
  /** A screen, a decision, a page outside, or 'stays'. */
  to: string
}

/** Every arrow that the closed unions of the decisions allow. */
export const EDGES: readonly Edge[] = Object.entries(DECISIONS).flatMap(
  ([decision, { askedBy, answers }]) => [
    ...askedBy.map((from): Edge => ({ from, to: decision })),
    ...Object.entries(answers).map(([answer, to]): Edge => ({ from: decision, answer, to })),
  ],
)

/** A move from a screen that follows from no decision, and the event before it. */
export interface Move {
  from: Route
  after: string
  to: Route | 'outside'
}

export const edgeLine = ({ from, answer, to }: Edge): string =>
  answer === undefined ? `${from} → ${to}` : `${from}: ${answer} → ${to}`

export const moveLine = ({ from, after, to }: Move): string => `${from}, ${after} → ${to}`

export interface Walked {
  edges: ReadonlySet<string>
  moves: readonly Move[]
}

const MOVE = /^(\/[^,]*), (.+) → (.+)$/

/** Reads which arrows the scenarios cover, and which other moves they make. */
export function readWalked(text: string): Walked {
  const lines = text.split('\n').filter(Boolean)
  const moves = lines.flatMap((line): Move[] => {
    const [, from, after = '', to] = MOVE.exec(line) ?? []
    return from === undefined ? [] : [{ from: from as Route, after, to: to as Move['to'] }]
  })
  return { edges: new Set(lines.filter(line => !MOVE.test(line))), moves }
}

/** The arrows that no scenario walks. */
export const unwalked = ({ edges }: Walked): Edge[] => EDGES.filter(edge => !edges.has(edgeLine(edge)))

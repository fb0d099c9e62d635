import { readFile } from 'node:fs/promises'
import { edgeLine, EDGES, readWalked } from 'scenarios/map/map'

/** An arrow of the map of docs/flows.md. */
export interface Arrow {
  from: string
  to: string
  /** The answer, or what the person has done; none where a screen only asks for a decision. */
  answer?: string
  /** No scenario walks the others. */
  isWalked: boolean
}

/** Where one can get from each screen, by decisions and without. */
export async function flowMap(): Promise<Arrow[]> {
  const { edges, moves } = readWalked(await readFile('scenarios/map/walked.txt', 'utf8'))
  return [
    ...EDGES.map(edge => ({ ...edge, isWalked: edges.has(edgeLine(edge)) })),
    ...moves.map(({ from, after, to }) => ({ from, to, answer: after, isWalked: true })),
  ]
}

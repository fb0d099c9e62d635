import { readFile } from 'node:fs/promises'
import { edgeLine, EDGES, readWalked } from 'scenarios/map/map'

/** An arrow of the map of docs/flows.md. */
export interface Arrow {
  from: string
  to: string
  /** The response, or the person's action; absent if a screen only requests a decision. */
  answer?: string
  /** False if no scenario walks it. */
  isWalked: boolean
}

/** Returns the arrows from each screen to its destinations, through decisions and without. */
export async function flowMap(): Promise<Arrow[]> {
  const { edges, moves } = readWalked(await readFile('scenarios/map/walked.txt', 'utf8'))
  return [
    ...EDGES.map(edge => ({ ...edge, isWalked: edges.has(edgeLine(edge)) })),
    ...moves.map(({ from, after, to }) => ({ from, to, answer: after, isWalked: true })),
  ]
}

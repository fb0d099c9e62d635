import { readFile } from 'node:fs/promises'
import type { Arrow } from 'saga-workbench/room/host'
import { edgeLine, EDGES, readWalked } from 'scenarios/map/map'

/** Returns the arrows from each screen to its destinations, through decisions and without. */
export async function flowMap(): Promise<Arrow[]> {
  const { edges, moves } = readWalked(await readFile('scenarios/map/walked.txt', 'utf8'))
  return [
    ...EDGES.map(edge => ({ ...edge, isWalked: edges.has(edgeLine(edge)) })),
    ...moves.map(({ from, after, to }) => ({ from, to, answer: after, isWalked: true })),
  ]
}

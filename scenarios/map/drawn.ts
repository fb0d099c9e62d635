import { DECISIONS } from './decisions'
import { type Edge, edgeLine, EDGES, explained, type Walked } from './map'

/** No word of Mermaid's own begins with it. */
const idOf = (place: string): string => `at_${place.replace(/\W/g, '_')}`

/** A screen is a box, a decision a rhombus, a page outside a round box. */
function nodeOf(place: string): string {
  const id = idOf(place)
  if (place.startsWith('/')) return `${id}["${place}"]`
  return place in DECISIONS ? `${id}{"${place}"}` : `${id}(["${place}"])`
}

interface Arrow {
  from: string
  to: string
  isWalked: boolean
  labels: string[]
}

/** Arrows of one way between two places are one arrow, with the answers of all. */
function arrowsOf({ edges, moves }: Walked): Arrow[] {
  const arrows = new Map<string, Arrow>()
  const add = (from: string, to: string, isWalked: boolean, label: string | undefined): void => {
    const key = `${from} ${to} ${isWalked}`
    const arrow = arrows.get(key) ?? { from, to, isWalked, labels: [] }
    if (label !== undefined) arrow.labels.push(label)
    arrows.set(key, arrow)
  }
  for (const edge of EDGES) {
    if (edge.to !== 'stays') add(edge.from, edge.to, edges.has(edgeLine(edge)), edge.answer)
  }
  for (const { from, after, to } of moves) if (to !== 'outside') add(from, to, true, after)
  return [...arrows.values()]
}

function lineOf({ from, to, isWalked, labels }: Arrow): string {
  const label = labels.length > 0 ? `|"${labels.join('<br>')}"|` : ''
  return `  ${idOf(from)} ${isWalked ? '-->' : '-.->'}${label} ${idOf(to)}`
}

/** The map as a flow chart of Mermaid. */
export function drawnMap(walked: Walked): string {
  const arrows = arrowsOf(walked)
  const places = new Set(arrows.flatMap(({ from, to }) => [from, to]))
  const nodes = [...places].map(place => `  ${nodeOf(place)}`)
  return ['```mermaid', 'flowchart LR', ...nodes, ...arrows.map(lineOf), '```'].join('\n')
}

const staying = (edges: readonly Edge[]): string =>
  edges
    .filter(({ to }) => to === 'stays')
    .map(({ from, answer = '' }) => `\`${from}: ${answer}\``)
    .join(', ')

/** The map's part of docs/flows.md: the chart, the answers that leave the screen as it is, and the arrows that no scenario walks. */
export const documentedMap = (walked: Walked): string =>
  [
    drawnMap(walked),
    '',
    `The screen stays after ${staying(EDGES)}.`,
    '',
    'No scenario walks these (the tests are in the repository):',
    '',
    ...explained(walked).map(({ why, edges }) => `- ${edges.map(edge => `\`${edge}\``).join(', ')}: ${why}.`),
  ].join('\n')

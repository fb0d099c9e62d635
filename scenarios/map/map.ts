import type { Route } from 'src/constants/routes'
import { DECISIONS } from './decisions'
import { FLOWS } from 'scenarios/all'
import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import type { Explained } from './decision'

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

const CODE_PAGES = Object.values(FACTOR_ROUTES).filter(route => route !== FACTOR_ROUTES.passkey)
const AFTER_CODE = ['first step', 'checks'].flatMap(to => CODE_PAGES.map(route => `${route} → ${to}`))

/** The arrows that no scenario walks, and why. */
export const explained = ({ edges }: Walked): readonly Explained[] => [
  {
    why: 'an offline form sends nothing, and no response of a server is a fault of the app: the cases of `username` test these rows',
    edges: ['lookup: problem → stays'],
  },
  {
    why: 'every code page continues with the same saga (`followAcceptedCode`), which `/phone-auth` and `/authenticator` walk; `test/e2e/factors.test.ts` walks it in a browser',
    edges: AFTER_CODE.filter(edge => !edges.has(edge)),
  },
  {
    why: 'a passkey can be created and used only in a browser: `test/e2e/passkeys/`',
    edges: [
      '/passkey → first step',
      '/passkey → checks',
      '/passkey-offer → checks',
      'simple login → passkey',
      'passkey: none → caller',
      'passkey: offer → /passkey-offer',
      'passkey: upgrade → caller',
    ],
  },
  ...FLOWS.flatMap(({ explained: own = [] }) => own),
]

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

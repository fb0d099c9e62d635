import { type Arrow, host } from './host'
import type { Entry } from '../recording/entries'
import { byId, h } from './dom'

interface Place {
  name: string
  column: number
  row: number
}

const START = '/'
const STAYS = 'stays'

/** Returns the number of arrows between the sign-in page and each place; an unreachable place begins a separate path. */
function depths(arrows: readonly Arrow[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const start of [START, ...arrows.map(({ from }) => from)]) {
    if (found.has(start)) continue
    found.set(start, 0)
    const places = [start]
    for (const place of places)
      for (const { from, to } of arrows) {
        if (from !== place || found.has(to)) continue
        found.set(to, (found.get(place) ?? 0) + 1)
        places.push(to)
      }
  }
  return found
}

/** Returns the position of each place on the map: in the column of its distance from the sign-in page. */
export function layoutOf(arrows: readonly Arrow[]): Map<string, Place> {
  const rows = new Map<number, number>()
  return new Map(
    [...depths(arrows.filter(({ to }) => to !== STAYS))].map(([name, column]) => {
      const row = rows.get(column) ?? 0
      rows.set(column, row + 1)
      return [name, { name, column, row }]
    }),
  )
}

/** Returns the possible successors of a screen: its own arrows, and the results of its decisions, one after the other. */
export function arrowsFrom(arrows: readonly Arrow[], screen: string): Arrow[] {
  const result: Arrow[] = []
  const places = [screen]
  for (const place of places) {
    for (const arrow of arrows.filter(({ from }) => from === place)) {
      result.push(arrow)
      const isDecision = arrows.some(({ from }) => from === arrow.to) && !arrow.to.startsWith('/')
      if (isDecision && !places.includes(arrow.to)) places.push(arrow.to)
    }
  }
  return result
}

const [WIDTH, HEIGHT, COLUMN, ROW] = [170, 24, 250, 40]
const SVG = 'http://www.w3.org/2000/svg'

let arrows: Arrow[] | undefined
let drawn: string | undefined

function svg(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (Node | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

async function load(): Promise<void> {
  arrows ??= await host.map?.()
}

/** Creates the container for the map, which is loaded when it is opened. */
export const mapOfScreens = (): HTMLElement =>
  h(
    'details',
    { id: 'flow-map', hidden: !host.map, on: { toggle: load } },
    h('summary', {}, 'Map'),
    h('div', { className: 'drawing' }),
    h('p', { id: 'flow-here' }),
    h('ul', { 'aria-label': 'From here' }),
  )

/** Returns the current screen of a page. */
function screenOf(entries: readonly Entry[]): string | undefined {
  const last = entries.findLast(({ entry }) => entry === 'location')
  if (last?.entry !== 'location') return undefined
  return host.screenOf?.(last.path) ?? last.path
}

function box({ name, column, row }: Place, here: string | undefined): SVGElement {
  const [x, y] = [column * COLUMN, row * ROW + 4]
  const kind = name.startsWith('/') ? 'screen' : 'decision'
  return svg(
    'g',
    { class: name === here ? `${kind} here` : kind, ...(name === here && { 'aria-current': 'step' }) },
    svg('rect', { x: x + 2, y, width: WIDTH, height: HEIGHT, rx: kind === 'screen' ? 4 : 12 }),
    svg('text', { x: x + 10, y: y + 16 }, name.slice(0, 24)),
    svg('title', {}, name),
  )
}

function line(arrow: Arrow, places: ReadonlyMap<string, Place>, isLit: boolean): SVGElement[] {
  const [from, to] = [places.get(arrow.from), places.get(arrow.to)]
  if (!from || !to) return []
  const [x1, y1] = [from.column * COLUMN + WIDTH, from.row * ROW + 16]
  const [x2, y2] = [to.column * COLUMN, to.row * ROW + 16]
  const look = [!arrow.isWalked && 'dotted', isLit && 'here'].filter(Boolean).join(' ')
  return [svg('path', { class: look, d: `M${x1} ${y1} C${x1 + 60} ${y1} ${x2 - 60} ${y2} ${x2} ${y2}` })]
}

const arrowText = ({ from, answer, to }: Arrow): string =>
  `${from}${answer === undefined ? '' : `: ${answer}`} → ${to}`

/** Draws the map with the current screen highlighted, and lists its destinations. */
export function drawMap(entries: readonly Entry[]): void {
  const here = screenOf(entries)
  if (!arrows || drawn === here) return
  drawn = here
  const places = layoutOf(arrows)
  const ahead = here === undefined ? [] : arrowsFrom(arrows, here)
  const [all, map] = [[...places.values()], byId('flow-map')]
  const size = {
    width: (Math.max(...all.map(({ column }) => column)) + 1) * COLUMN,
    height: (Math.max(...all.map(({ row }) => row)) + 1) * ROW,
  }
  const drawing = svg(
    'svg',
    { ...size, role: 'img', 'aria-label': `Map, at ${here ?? 'no screen'}` },
    ...arrows.flatMap(arrow => line(arrow, places, ahead.includes(arrow))),
    ...all.map(place => box(place, here)),
  )
  map.querySelector('.drawing')?.replaceChildren(drawing)
  byId('flow-here').textContent = here === undefined ? '' : `From ${here}:`
  map
    .querySelector('ul')
    ?.replaceChildren(
      ...ahead.map(way => h('li', { className: way.isWalked ? '' : 'dotted' }, arrowText(way))),
    )
}

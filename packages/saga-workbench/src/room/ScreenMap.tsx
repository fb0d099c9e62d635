import { useState } from 'react'
import { type Arrow, host } from './host'
import type { Entry } from '../recording/entries'

interface Place {
  name: string
  column: number
  row: number
}

const START = '/'
const STAYS = 'stays'

/** Returns the position of each place on the map: in the column of its distance from the sign-in page. An unreachable place begins a separate path. */
export function layoutOf(arrows: readonly Arrow[]): Map<string, Place> {
  const places = new Map<string, Place>()
  const heights: number[] = []
  const add = (name: string, column: number): void => {
    if (places.has(name) || name === STAYS) return
    const row = heights[column] ?? 0
    heights[column] = row + 1
    places.set(name, { name, column, row })
  }
  for (const start of [START, ...arrows.map(({ from }) => from)]) {
    if (places.has(start)) continue
    add(start, 0)
    // The loop also visits the places that it adds.
    for (const { name, column } of places.values())
      for (const { from, to } of arrows) if (from === name) add(to, column + 1)
  }
  return places
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

/** Returns the current screen of a page. */
function screenOf(entries: readonly Entry[]): string | undefined {
  const last = entries.findLast(({ entry }) => entry === 'location')
  if (last?.entry !== 'location') return undefined
  return host.screenOf?.(last.path) ?? last.path
}

function Box({ place: { name, column, row }, isHere }: { place: Place; isHere: boolean }) {
  const [x, y] = [column * COLUMN, row * ROW + 4]
  const kind = name.startsWith('/') ? 'screen' : 'decision'
  return (
    <g className={isHere ? `${kind} here` : kind} aria-current={isHere ? 'step' : undefined}>
      <rect x={x + 2} y={y} width={WIDTH} height={HEIGHT} rx={kind === 'screen' ? 4 : 12} />
      <text x={x + 10} y={y + 16}>
        {name.slice(0, 24)}
      </text>
      <title>{name}</title>
    </g>
  )
}

function Line({ from, to, look }: { from: Place | undefined; to: Place | undefined; look: string }) {
  if (!from || !to) return null
  const [x1, y1] = [from.column * COLUMN + WIDTH, from.row * ROW + 16]
  const [x2, y2] = [to.column * COLUMN, to.row * ROW + 16]
  return <path className={look} d={`M${x1} ${y1} C${x1 + 60} ${y1} ${x2 - 60} ${y2} ${x2} ${y2}`} />
}

const arrowText = ({ from, answer, to }: Arrow): string =>
  `${from}${answer === undefined ? '' : `: ${answer}`} → ${to}`

function Drawing({ arrows, here, ahead }: { arrows: Arrow[]; here: string | undefined; ahead: Arrow[] }) {
  const places = layoutOf(arrows)
  const all = [...places.values()]
  const width = (Math.max(...all.map(({ column }) => column)) + 1) * COLUMN
  const height = (Math.max(...all.map(({ row }) => row)) + 1) * ROW
  return (
    <svg width={width} height={height} role="img" aria-label={`Map, at ${here ?? 'no screen'}`}>
      {arrows.map(arrow => (
        <Line
          key={arrowText(arrow)}
          from={places.get(arrow.from)}
          to={places.get(arrow.to)}
          look={[!arrow.isWalked && 'dotted', ahead.includes(arrow) && 'here'].filter(Boolean).join(' ')}
        />
      ))}
      {all.map(place => (
        <Box key={place.name} place={place} isHere={place.name === here} />
      ))}
    </svg>
  )
}

/** Draws the map, which is loaded when it is opened, with the current screen highlighted, and lists its destinations. */
export function ScreenMap({ entries }: { entries: readonly Entry[] }) {
  const [arrows, setArrows] = useState<Arrow[]>()
  if (!host.map) return null
  const load = async (): Promise<void> => setArrows(arrows ?? (await host.map?.()))
  const here = screenOf(entries)
  const ahead = arrows && here !== undefined ? arrowsFrom(arrows, here) : []
  return (
    <details id="flow-map" onToggle={() => void load()}>
      <summary>Map</summary>
      <div className="drawing">{arrows && <Drawing arrows={arrows} here={here} ahead={ahead} />}</div>
      {here !== undefined && <p>From {here}:</p>}
      <ul aria-label="From here">
        {ahead.map(arrow => (
          <li key={arrowText(arrow)} className={arrow.isWalked ? '' : 'dotted'}>
            {arrowText(arrow)}
          </li>
        ))}
      </ul>
    </details>
  )
}

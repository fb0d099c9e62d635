import type { Arrow } from '../host'

export interface Place {
  name: string
  column: number
  row: number
}

const START = '/'
const STAYS = 'stays'

/** Returns the arrows that lead from one place to another. */
const leading = (arrows: readonly Arrow[]): Arrow[] => arrows.filter(({ to }) => to !== STAYS)

/** Returns the number of arrows between the sign-in page and each place; an unreachable place begins a separate path. */
function depths(arrows: readonly Arrow[]): Map<string, number> {
  const found = new Map<string, number>()
  const reach = (name: string, depth: number): void => {
    const ring = found.has(name) ? [] : [name]
    for (const each of ring) found.set(each, depth)
    for (let names = ring, at = depth + 1; names.length > 0; at += 1) {
      const next = arrows.filter(({ from, to }) => names.includes(from) && !found.has(to)).map(({ to }) => to)
      names = [...new Set(next)]
      for (const each of names) found.set(each, at)
    }
  }
  reach(START, 0)
  for (const { from } of arrows) reach(from, 0)
  return found
}

/** Returns the position of each place on the map: in the column of its distance from the sign-in page. */
export function layoutOf(arrows: readonly Arrow[]): Map<string, Place> {
  const rows = new Map<number, number>()
  return new Map(
    [...depths(leading(arrows))].map(([name, column]) => {
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

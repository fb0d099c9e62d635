import type { Arrow } from 'sandbox/flow/flowMap'

export interface Place {
  name: string
  column: number
  row: number
}

const START = '/'
const STAYS = 'stays'

/** The arrows that lead from a place to another one. */
const leading = (arrows: readonly Arrow[]): Arrow[] => arrows.filter(({ to }) => to !== STAYS)

/** How many arrows lie between the sign-in page and each place; what it does not lead to begins a way of its own. */
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

/** Where each place of the map stands: in the column of its distance from the sign-in page. */
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

/** What may come next on a screen: its own ways, and the answers of the decisions that it asks for, one after the other. */
export function waysFrom(arrows: readonly Arrow[], screen: string): Arrow[] {
  const ways: Arrow[] = []
  const places = [screen]
  for (const place of places) {
    for (const arrow of arrows.filter(({ from }) => from === place)) {
      ways.push(arrow)
      const isDecision = arrows.some(({ from }) => from === arrow.to) && !arrow.to.startsWith('/')
      if (isDecision && !places.includes(arrow.to)) places.push(arrow.to)
    }
  }
  return ways
}

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Measures this many times, after one measurement that is discarded. */
export async function repeat<T>(runs: number, measure: () => T | Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let turn = 0; turn <= runs; turn++) all.push(await measure())
  return all.slice(1)
}

/** Returns the middle value; for an even number of values, the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('No values, no median')
  return (low + high) / 2
}

/** Returns the value below which this share of the values lies; the minimum for 0, the maximum for 1. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('No values, no quantile')
  return value
}

/**
 * Returns an even number of contestants in the order of a turn. In as many turns as there are contestants, each has every position once
 * and follows every other once (a Williams square), because the traces of a visit in the browser slow the next one.
 */
export function turnOrder<T>(contestants: readonly T[], turn: number): T[] {
  const first = turn % contestants.length
  const left = [...contestants.slice(first), ...contestants.slice(0, first)]
  const order: T[] = []
  // Alternately from the front and from the end.
  while (left.length > 0) {
    order.push(...left.splice(0, 1))
    left.reverse()
  }
  return order
}

export const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)

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

/** Returns the contestants in the order of a turn: in six turns, three of them come in each order once, because the traces of a visit in the browser slow the next one. */
export function turnOrder<T>(contestants: readonly T[], turn: number): T[] {
  const first = turn % contestants.length
  const order = [...contestants.slice(first), ...contestants.slice(0, first)]
  return turn % 2 === 0 ? order : order.reverse()
}

/** Returns the value below which this share of the values lies; the minimum for 0, the maximum for 1. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('No values, no quantile')
  return value
}

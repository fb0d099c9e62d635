/** A seeded random number generator. */
export interface Chance {
  /** Returns a number from 0 to below 1, uniformly distributed. */
  share: () => number
  /** Returns true with this probability. */
  happens: (share: number) => boolean
  between: (least: number, most: number) => number
  /** Returns a gap between independent arrivals. */
  gap: (mean: number) => number
  /** Returns a user's time: half are below the median, a few far above it. */
  humanTime: (median: number, spread: number) => number
}

/** Returns the generator for a seed (mulberry32): the same seed produces the same numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return {
    share,
    happens: probability => share() < probability,
    between: (least, most) => least + share() * (most - least),
    gap: mean => -mean * Math.log(1 - share()),
    humanTime: (median, spread) => median * Math.exp(spread * normal()),
  }
}

/** A seeded source of chance. */
export interface Chance {
  /** From 0 to below 1, each as likely as the other. */
  share: () => number
  /** True in this share of cases. */
  happens: (share: number) => boolean
  between: (least: number, most: number) => number
  /** Gaps between arrivals that know nothing of each other. */
  gap: (mean: number) => number
  /** What people take: half of them less than the median, a few far longer. */
  humanTime: (median: number, spread: number) => number
}

/** The same seed gives the same chances (mulberry32). */
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

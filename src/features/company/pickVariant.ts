export interface VariantFacts {
  names: readonly [first: string, second: string]
  asked: string | undefined
  /** Whether visits are reported and the person has not opted out of tracking. */
  counted: boolean
  kept: string | undefined
  /** A random number of at least 0 and less than 1. */
  share: number
}

/** A variant and how it was picked. The browser stores a `drawn` variant. Visits report a `drawn` variant and a `kept` one. */
export interface Picked {
  name: string
  how: 'asked' | 'first' | 'kept' | 'drawn'
}

/** Picks the variant of this page (product/variants). */
export function pickVariant({ names, asked, counted, kept, share }: VariantFacts): Picked {
  const has = (name: string | undefined): name is string => name !== undefined && names.includes(name)
  if (has(asked)) return { name: asked, how: 'asked' }
  if (!counted) return { name: names[0], how: 'first' }
  if (has(kept)) return { name: kept, how: 'kept' }
  return { name: names[share < 0.5 ? 0 : 1], how: 'drawn' }
}

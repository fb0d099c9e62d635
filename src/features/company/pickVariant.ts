export interface VariantFacts {
  names: readonly [first: string, second: string]
  requested: string | undefined
  /** Whether visits are reported and the person has not opted out of tracking. */
  counted: boolean
  stored: string | undefined
  /** A random number of at least 0 and less than 1. */
  share: number
}

/** A variant and how it was picked. The browser stores a `drawn` variant. Visits report a `drawn` variant and a `stored` one. */
export interface PickedVariant {
  name: string
  how: 'requested' | 'first' | 'stored' | 'drawn'
}

/** Picks the variant of this page (product/variants). */
export function pickVariant({ names, requested, counted, stored, share }: VariantFacts): PickedVariant {
  const has = (name: string | undefined): name is string => name !== undefined && names.includes(name)
  if (has(requested)) return { name: requested, how: 'requested' }
  if (!counted) return { name: names[0], how: 'first' }
  if (has(stored)) return { name: stored, how: 'stored' }
  return { name: names[share < 0.5 ? 0 : 1], how: 'drawn' }
}

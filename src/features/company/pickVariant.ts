/** What the choice between two variants depends on. */
export interface VariantFacts {
  /** In the order of the configuration. */
  names: readonly [first: string, second: string]
  /** What the address asks for. */
  asked: string | undefined
  /** Visits are told, and the person has not asked not to be followed. */
  counted: boolean
  /** What the browser has kept. */
  kept: string | undefined
  /** From 0 to below 1. */
  share: number
}

/** A variant, and how it was picked: a browser keeps one that was `drawn`, and tells that or one that it has `kept` with its visits. */
export interface Picked {
  name: string
  how: 'asked' | 'first' | 'kept' | 'drawn'
}

/** The variant of this page (product/variants). */
export function pickVariant({ names, asked, counted, kept, share }: VariantFacts): Picked {
  const has = (name: string | undefined): name is string => name !== undefined && names.includes(name)
  if (has(asked)) return { name: asked, how: 'asked' }
  if (!counted) return { name: names[0], how: 'first' }
  if (has(kept)) return { name: kept, how: 'kept' }
  return { name: names[share < 0.5 ? 0 : 1], how: 'drawn' }
}

const stacks = new WeakMap<object, string>()

const MOST_LINES = 7

/** Returns the same effect creator, which also records where each effect was created. */
export function placed<F>(create: F): F {
  const creating = create as (...args: unknown[]) => object
  return ((...args: unknown[]) => {
    const effect = creating(...args)
    const { stack } = new Error()
    if (stack) stacks.set(effect, stack)
    return effect
  }) as F
}

/** Returns the stack in which an effect was created, innermost line first; the room finds the saga's line with the source map. */
export const stackOf = (effect: unknown): string | undefined =>
  stacks
    .get(effect as object)
    ?.split('\n')
    .slice(2, 2 + MOST_LINES)
    .map(line => line.trim().replace(window.location.origin, ''))
    .join('\n')

const stacks = new WeakMap<object, string>()

/** The same creator of effects; each effect remembers where it was made. */
function placed<F>(create: F): F {
  const creating = create as (...args: unknown[]) => object
  return ((...args: unknown[]) => {
    const effect = creating(...args)
    const { stack } = new Error()
    if (stack) stacks.set(effect, stack)
    return effect
  }) as F
}

/** Puts creators that remember their place beside the library's own. */
export const placedEffects = (real: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(real).map(([name, create]) => [
      name,
      typeof create === 'function' ? placed(create) : create,
    ]),
  )

export const stackOf = (effect: unknown): string | undefined => stacks.get(effect as object)

import { placed } from 'saga-workbench/page/placedEffects'

/** Puts creators that remember their place beside the library's own. */
export const placedEffects = (real: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(real).map(([name, create]) => [
      name,
      typeof create === 'function' ? placed(create) : create,
    ]),
  )

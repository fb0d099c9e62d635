import { createContext } from 'react'

/**
 * Whether what is told describes the field that has the focus, or takes it: then a screen reader says it there. The region stays one, but the
 * change of its words does not count, which Orca would say once more (accessibility/heard-once).
 */
export const Tied = createContext(false)

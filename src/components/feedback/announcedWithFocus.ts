import { createContext } from 'react'

/**
 * Whether a message describes the field that has or receives the focus, so that a screen reader announces it there.
 * The live region stays the same element but is not announced again, because Orca would repeat the message
 * (accessibility/heard-once).
 */
export const AnnouncedWithFocus = createContext(false)

import { type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const places = () => [...document.querySelectorAll('.door > .place')]

/** An element that is in the accessibility tree, and that nothing is said of (decision 0365). */
function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'place'
  place.setAttribute('aria-busy', 'false')
  return place
}

/**
 * Puts a step into a place of its own, above that of the step before, which stays and is empty then. Orca hears first that what had the focus is gone,
 * and looks around it for the focus: were the new step in the same element, Orca would take that over without a word (accessibility/heard-once).
 */
export function StepPlace({ children }: { children: ReactNode }) {
  const [place] = useState(() => (places().length > 0 ? newPlace() : undefined))
  // It is in the page before an effect of the step moves the focus.
  useInsertionEffect(() => {
    if (!place) return
    const [before, ...others] = places()
    before?.before(place)
    // The last one is App's, for what has no place of its own.
    for (const older of others.slice(0, -1)) older.remove()
  }, [place])
  return place ? createPortal(children, place) : children
}

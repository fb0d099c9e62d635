import { StepCard, type StepProps } from 'src/components/layout/step/StepCard'
import { type ReactNode, useInsertionEffect, useState, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

const places = () => [...document.querySelectorAll('.door > .place')]

/** Creates an element that is in the accessibility tree but is not announced (decision 0365). */
function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.className = 'place'
  place.setAttribute('aria-busy', 'false')
  return place
}

/**
 * Renders a step into a new container above the previous one, which stays and is then empty. Orca first learns that
 * the focused element is gone, and searches near it for the new focus. If the new step were in the same element, Orca
 * would not announce it (accessibility/heard-once).
 */
export function StepContainer({ children }: { children: ReactNode }) {
  const [place] = useState(() => (places().length > 0 ? newPlace() : undefined))
  // It is in the page before an effect of the step moves the focus.
  useInsertionEffect(() => {
    if (!place) return
    const [before, ...others] = places()
    before?.before(place)
    // The last one belongs to App, for content without a container.
    for (const older of others.slice(0, -1)) older.remove()
  }, [place])
  return place ? createPortal(children, place) : children
}

/** A step of a screen. Each new step is a card in a separate container. */
export const Step = (step: StepProps) => (
  <StepContainer key={step.step}>
    <StepCard {...step} />
  </StepContainer>
)

/** An inert copy of the current step's markup, hidden from screen readers and without input fields. */
function pictureOfStep(): HTMLElement | undefined {
  const step = document.querySelector<HTMLElement>('.door main')
  if (!step) return undefined
  const picture = step.cloneNode(true) as HTMLElement
  picture.setAttribute('inert', '')
  // An animation that has run does not run again.
  picture.removeAttribute('data-new')
  for (const field of picture.querySelectorAll('input, textarea')) {
    field.removeAttribute('id')
    field.removeAttribute('name')
    // As many dots as characters, so that the copy holds no secret.
    if (field instanceof HTMLInputElement && field.type === 'password')
      field.value = '•'.repeat(field.value.length)
  }
  return picture
}

/** Shows a copy of the previous step until the next one has loaded (product/no-empty-frame). The copy is made while that step is still on the page. */
export function PreviousStep() {
  const place = useRef<HTMLDivElement>(null)
  const [picture] = useState(pictureOfStep)
  useLayoutEffect(() => {
    if (picture) place.current?.append(picture)
    return () => picture?.remove()
  }, [picture])
  return <div ref={place} className="place" />
}

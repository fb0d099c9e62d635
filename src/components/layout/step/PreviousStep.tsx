import { useLayoutEffect, useRef, useState } from 'react'

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

import { useLayoutEffect, useRef, useState } from 'react'

/** A picture of the step that is on the page. Nothing in it can be pressed or heard, and it has no field that something could be put into. */
function pictureOfStep(): HTMLElement | undefined {
  const step = document.querySelector<HTMLElement>('.door > main, .door > .step-before > main')
  if (!step) return undefined
  const picture = step.cloneNode(true) as HTMLElement
  picture.setAttribute('inert', '')
  // What has come up does not come up again.
  picture.removeAttribute('data-new')
  for (const field of picture.querySelectorAll('input, textarea')) {
    field.removeAttribute('id')
    field.removeAttribute('name')
    // As many dots, and no secret.
    if (field instanceof HTMLInputElement && field.type === 'password')
      field.value = '•'.repeat(field.value.length)
  }
  return picture
}

/** The step before, for as long as the next one is not there (product/no-empty-frame). It is taken while that step is still on the page. */
export function StepBefore() {
  const place = useRef<HTMLDivElement>(null)
  const [picture] = useState(pictureOfStep)
  useLayoutEffect(() => {
    if (picture) place.current?.append(picture)
    return () => picture?.remove()
  }, [picture])
  return <div ref={place} className="step-before" />
}

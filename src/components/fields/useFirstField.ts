import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { StepText } from 'src/components/layout/step/StepCard'

const FIELDS = 'input:not([readonly], [type="checkbox"]), textarea:not([readonly])'

/**
 * Moves the focus of a new step on from its heading to the first field that is empty, else to the first one; heading and
 * text describe that field until a problem does (accessibility/focus-moves). Give the form the reference.
 */
export function useFirstField(own?: RefObject<HTMLFormElement | null>): RefObject<HTMLFormElement | null> {
  const made = useRef<HTMLFormElement>(null)
  const form = own ?? made
  const text = useContext(StepText)
  // Once for each form: a text that comes later moves nothing.
  const enter = useEffectEvent(() => {
    const step = form.current?.closest('main, dialog')
    const heading = step?.querySelector('h1')
    const focused = form.current?.ownerDocument.activeElement
    // A form that comes late takes the focus from nothing but its heading.
    if (!step || (focused !== heading && focused?.tagName !== 'BODY')) return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
    const first = fields.find(field => field.value === '') ?? fields[0]
    if (!first) return
    const described = [heading?.id, text, first.getAttribute('aria-describedby')]
    first.setAttribute('aria-describedby', described.filter(Boolean).join(' '))
    first.focus()
    // Firefox brings it to the middle, with the room that it asks for below itself, and the heading is gone (product/one-order).
    for (const each of [heading, first]) each?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => enter(), [form])
  return form
}

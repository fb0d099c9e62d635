import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { StepText } from 'src/components/layout/step/StepCard'
import type { Problem } from 'src/constants/problems'

const FIELDS = 'input:not([readonly], [type="checkbox"]), textarea:not([readonly])'

/**
 * Moves the focus of a new step from its heading to the first empty field, otherwise to the first one. Heading and
 * text describe that field until a problem does (accessibility/focus-moves). The caller must attach the reference to
 * the form.
 */
export function useFirstField(own?: RefObject<HTMLFormElement | null>): RefObject<HTMLFormElement | null> {
  const made = useRef<HTMLFormElement>(null)
  const form = own ?? made
  const text = useContext(StepText)
  // Only once per form: a text that arrives later must not move the focus.
  const enter = useEffectEvent(() => {
    const step = form.current?.closest('main, dialog')
    const heading = step?.querySelector('h1')
    const focused = form.current?.ownerDocument.activeElement
    // A form that appears late may take the focus only from its heading.
    if (!step || (focused !== heading && focused?.tagName !== 'BODY')) return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])]
    const first = fields.find(field => field.value === '') ?? fields[0]
    if (!first) return
    const described = [heading?.id, text, first.getAttribute('aria-describedby')]
    first.setAttribute('aria-describedby', described.filter(Boolean).join(' '))
    first.focus()
    // Firefox scrolls the field to the middle, together with the space below it that it requests, so that the heading
    // would disappear (product/one-order).
    for (const each of [heading, first]) each?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => enter(), [form])
  return form
}

/** Moves the focus to the field of a form that has this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field && 'focus' in field) (field as HTMLElement).focus()
}

/** Moves the focus to the field with this name when a problem with it appears (accessibility/focus-moves). Give the form the reference. */
export function useFocusOnProblem(
  name: string,
  problem: Problem | undefined,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) focusField(form.current, name)
  }, [name, problem])
  return form
}

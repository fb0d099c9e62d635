import { fireEvent } from '@testing-library/react'

/** The order in which a browser ends a composition. */
export type EndOrder = 'input first' | 'compositionend first' | 'input again'

export const END_ORDERS: EndOrder[] = ['input first', 'compositionend first', 'input again']

type Field = HTMLInputElement | HTMLTextAreaElement

const input = (field: Field, value: string, isComposing: boolean) =>
  fireEvent.input(field, { target: { value }, isComposing, inputType: 'insertCompositionText' })

/** Begins a composition at the end of a field; returns the values that the field has while it is composed. */
export function beginComposition(field: Field, steps: readonly string[]): string[] {
  const before = field.value
  fireEvent.compositionStart(field)
  return steps.map(text => {
    fireEvent.compositionUpdate(field, { data: text })
    input(field, before + text, true)
    return field.value
  })
}

/** Ends it with the text that was composed: Chromium sends the last `input` before `compositionend`, Firefox sends one after it, and an old Safari inserts the text once more. */
export function endComposition(field: Field, composed: string, order: EndOrder): void {
  const { value } = field
  const ends = () => fireEvent.compositionEnd(field, { data: composed })
  if (order === 'input first') input(field, value, true)
  ends()
  if (order === 'compositionend first') input(field, field.value, false)
  if (order === 'input again') input(field, value, false)
}

/** Composes a text in one go. */
export function compose(field: Field, steps: readonly string[], order: EndOrder): string[] {
  const seen = beginComposition(field, steps)
  endComposition(field, steps.at(-1) ?? '', order)
  return seen
}

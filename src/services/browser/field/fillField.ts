const fieldOf = (id: string): HTMLInputElement | undefined => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field : undefined
}

/** The text in a field; '' where there is none. */
export const textOf = (id: string): string => fieldOf(id)?.value ?? ''

/** Puts a text into a field, as a person does who types it. */
export function fillField(id: string, text: string): void {
  const field = fieldOf(id)
  if (!field || field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const focusField = (id: string): void => fieldOf(id)?.focus()

/** Submits the form of a field, as Enter in it does. */
export const submitField = (id: string): void => fieldOf(id)?.form?.requestSubmit()

/** What holds the form of a field, and takes what stands below it; null where there is none. */
export const holderOf = (id: string): Element | null => fieldOf(id)?.form?.parentElement ?? null

/** Moves the focus to the field of a form that has this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field && 'focus' in field) (field as HTMLElement).focus()
}

/**
 * Remembers the fields of a page that may be replaced. Returns a function that gives their text, caret and focus to
 * the fields that replace them (forms/set-by-script).
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll('input')]
  const focused = document.activeElement
  return () => {
    for (const field of fields) {
      const now = [...root.querySelectorAll('input')].find(({ id }) => id === field.id)
      if (!now || now === field) continue
      if (field.value !== field.defaultValue) now.value = field.value
      if (field !== focused) continue
      now.focus()
      now.setSelectionRange(field.selectionStart, field.selectionEnd)
    }
  }
}

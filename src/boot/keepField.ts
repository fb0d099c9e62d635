/** Remembers the first field of a page that may be replaced; returns what gives its text, caret and focus to the field that is there then (forms/set-by-script). */
export function keepField(root: HTMLElement, field: HTMLInputElement): () => void {
  const focused = document.activeElement === field
  return () => {
    const now = root.querySelector('input')
    if (!now || now === field || now.id !== field.id) return
    if (field.value !== field.defaultValue) now.value = field.value
    if (!focused) return
    now.focus()
    now.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

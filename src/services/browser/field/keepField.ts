/** Remembers a field that may be replaced by another of the same id; returns what gives text, caret and focus to the new one (forms/set-by-script). */
export function keepField(field: HTMLInputElement): () => void {
  const focused = document.activeElement === field
  return () => {
    const now = document.getElementById(field.id)
    if (now === field || !(now instanceof HTMLInputElement)) return
    if (field.value !== field.defaultValue) now.value = field.value
    if (!focused) return
    now.focus()
    now.setSelectionRange(field.selectionStart, field.selectionEnd)
  }
}

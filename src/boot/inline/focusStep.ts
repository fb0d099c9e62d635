/** Gives the username the focus where nothing has it: a browser that draws the page while the step is hidden drops its `autofocus` (accessibility/focus-moves). */
export function focusStep(field: HTMLElement | null): void {
  if (document.activeElement === document.body) field?.focus()
}

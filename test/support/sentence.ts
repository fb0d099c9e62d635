/** Matches the innermost element whose whole text is this: a sentence with values has elements inside (accessibility/values-kept). */
export const sentence = (text: string) => (_own: string, element: Element | null) =>
  element?.textContent === text && [...element.children].every(child => child.textContent !== text)

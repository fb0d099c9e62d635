const NOT_RENDERED =
  '[hidden], datalist, dialog:not([open]), head, input[type="hidden"], noscript, script, style, template'

/** Returns the nearest inline value of an inherited property. */
const inherited = (element: HTMLElement, property: string, initial: string): string =>
  [...ancestors(element)].map(({ style }) => style.getPropertyValue(property)).find(Boolean) ?? initial

function* ancestors(element: HTMLElement | null): Generator<HTMLElement> {
  for (let each = element; each; each = each.parentElement) yield each
}

/** jsdom's own computed style, which includes the style sheets. */
export const computedStyle = window.getComputedStyle.bind(window)

/**
 * Makes `getComputedStyle` read attributes and inline styles only. For each element whose role a test asks for, jsdom
 * matches every rule of every style sheet, which takes a third of a screen test's time. Browser tests check the styles.
 */
export function readInlineStyles(): void {
  window.getComputedStyle = element => {
    const html = element as HTMLElement
    const style = {
      display: html.matches(NOT_RENDERED) ? 'none' : html.style.display,
      visibility: inherited(html, 'visibility', 'visible'),
      pointerEvents: inherited(html, 'pointer-events', 'auto'),
      opacity: html.style.opacity || '1',
      getPropertyValue: (property: string) =>
        (style as Record<string, unknown>)[property] ?? html.style.getPropertyValue(property),
    }
    return style as unknown as CSSStyleDeclaration
  }
}

/** Adds a style sheet after the page's own. A constructed style sheet needs no exception from the content security policy. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

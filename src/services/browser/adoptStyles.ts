/** Puts a style sheet after the page's own; made by script, it needs no exception from the policy of the page. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Shows a company's own sign in the browser's tab. */
export function showFavicon(address: string): void {
  document.querySelector('link[rel~="icon"]')?.remove()
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: address }))
}

/** Gives the browser's own bar the colour of the page, in the light and in the dark look. */
export function colorBrowserBar(colors: { light: string; dark: string }): void {
  for (const [scheme, color] of Object.entries(colors))
    document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute('content', color)
}

/** Adds a style sheet after the page's own. A constructed style sheet needs no exception from the content security policy. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

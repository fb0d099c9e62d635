import { tab } from 'src/services/tab'

const dark = () => tab.matchMedia('(prefers-color-scheme: dark)')

/** Returns the colour scheme that the web app requests; undefined if the browser decides (product/scheme). */
function requestedScheme(): string | undefined {
  const scheme = tab.document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content
  return scheme === 'dark' || scheme === 'light' ? scheme : undefined
}

export function isDark(): boolean {
  const requested = requestedScheme()
  return requested ? requested === 'dark' : dark().matches
}

/** Calls the listener when the colour scheme changes, and returns a function that stops listening. */
export function onColorScheme(listener: () => void): () => void {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Shows a company's own icon in the browser's tab. */
export function showFavicon(address: string): void {
  tab.document.querySelector('link[rel~="icon"]')?.remove()
  tab.document.head.append(Object.assign(tab.document.createElement('link'), { rel: 'icon', href: address }))
}

/** Gives the browser's toolbar the colour of the page, in light and in dark mode. */
export function colorBrowserBar(colors: { light: string; dark: string }): void {
  // In the order of the page, which may have put other media in their place (product/scheme).
  const [light, dark] = tab.document.querySelectorAll('meta[name="theme-color"]')
  light?.setAttribute('content', colors.light)
  dark?.setAttribute('content', colors.dark)
}

/** A style sheet in the look that the web app asks for, if it does: `(min-width:0)` always holds, `(max-width:0)` never. */
export function inScheme(css: string, scheme: string | undefined): string {
  if (!scheme) return css
  return css.replace(
    /\(prefers-color-scheme:\s*(light|dark)\)/g,
    (_all, name: string) => `(${name === scheme ? 'min' : 'max'}-width:0)`,
  )
}

/** Adds a style sheet after the page's own. A constructed style sheet needs no exception from the content security policy. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inScheme(css, requestedScheme()))
  tab.document.adoptedStyleSheets.push(sheet)
}

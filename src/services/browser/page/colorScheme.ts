import { tab } from 'src/services/tab'

const dark = () => tab.matchMedia('(prefers-color-scheme: dark)')

/** Returns the colour scheme that the web app requests; undefined if the browser decides (product/scheme). */
export function requestedScheme(): string | undefined {
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

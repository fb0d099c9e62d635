const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** Whether the browser asks for the dark look. */
export const isDark = (): boolean => dark().matches

/** Listens for a change of the look; returns what ends it. */
export function onColorScheme(listener: () => void): () => void {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

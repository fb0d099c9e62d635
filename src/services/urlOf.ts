/** The URL of a text, or undefined where it is none. `URL.canParse` is only as old as the oldest browsers that have to work (docs/browsers.md). */
export function urlOf(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

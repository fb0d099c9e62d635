/** The URL of a text, or undefined where it is none. `URL.canParse` is younger than browsers that have to work. */
export function urlOf(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

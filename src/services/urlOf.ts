/** The URL of a text, or undefined if the text is none. The oldest supported browsers lack `URL.canParse` (docs/browsers.md). */
export function urlOf(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

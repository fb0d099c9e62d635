/** Reads a property of the page; returns undefined if the browser denies scripts the access. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** The object in a data block of the page. */
export const dataOf = (id: string): Readonly<Record<string, unknown>> =>
  Object(attempt(() => JSON.parse(document.getElementById(id)?.textContent ?? '') as unknown)) as Record<
    string,
    unknown
  >

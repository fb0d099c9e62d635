/** Returns the result of code that a browser may block or reject; the fallback if it throws (storage/blocked). */
export function attempt<T>(act: () => T, fallback: T): T {
  try {
    return act()
  } catch {
    return fallback
  }
}

/** Runs code that a browser may block, and ignores its failure: the app requests the value again (storage/blocked). */
export const ignoreErrors = (act: () => void): void => attempt(act, undefined)

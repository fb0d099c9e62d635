/** Runs code that a browser may block, and ignores its failure (storage/blocked). */
export function ignoreErrors(act: () => void): void {
  try {
    act()
  } catch {
    // The app requests the value again.
  }
}

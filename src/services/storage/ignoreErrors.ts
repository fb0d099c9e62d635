/** Does what a browser may block, and goes on without it (storage/blocked). */
export function ignoreErrors(act: () => void): void {
  try {
    act()
  } catch {
    // The app requests the value again.
  }
}

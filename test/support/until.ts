/** Reads until the value is good; if it never is, the test's time limit ends the wait. */
export async function until<T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (good(value)) return value
  }
}

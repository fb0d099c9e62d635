/** Reads until what is read is good; the test's own time limit ends what never is. */
export async function until<T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (good(value)) return value
  }
}

import { setTimeout as pause } from 'node:timers/promises'

const LIMIT_MS = 20_000
const PAUSE_MS = 100

/** Reads repeatedly until the value is accepted; throws after some time. */
export async function soon<T>(
  read: () => T | Promise<T>,
  good: (value: T) => unknown,
  limitMs = LIMIT_MS,
): Promise<T> {
  const endMs = performance.now() + limitMs
  for (;;) {
    const value = await read()
    if (good(value)) return value
    if (performance.now() > endMs) throw new Error(`still ${JSON.stringify(value)}`)
    await pause(PAUSE_MS)
  }
}

import { SESSION_POLL_MS } from 'src/constants/timings'

/** What stands between two polls of the session status; that it is right is for `sessionPolling.test.ts` alone. */
export const POLL_S = SESSION_POLL_MS / 1000

/** Lets the time until the nth poll from now go by, and a little of that after it. */
export const passPolls = (n: number) => jest.advanceTimersByTimeAsync((n + 1 / 3) * SESSION_POLL_MS)

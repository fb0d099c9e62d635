import { SESSION_POLL_MS } from 'src/constants/timings'

/** The seconds between two polls of the session status; `sessionPollSlice.test.ts` and `sessionPolling.test.ts` check the number. */
export const POLL_S = SESSION_POLL_MS / 1000

/** Lets the time until the nth poll from now go by, and a little of that after it. */
export const passPolls = (n: number) => jest.advanceTimersByTimeAsync((n + 1 / 3) * SESSION_POLL_MS)

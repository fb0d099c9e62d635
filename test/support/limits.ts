const MINUTE_MS = 60_000

/** Time limits of tests. They end tests that hang: no test expects to take less time on a loaded machine. */
export const TEST_LIMIT_MS = 5 * MINUTE_MS

/** How long a test waits for an expected state or response. */
export const EXPECTATION_LIMIT_MS = MINUTE_MS

/** Options of a server without time limits. On a loaded machine a limit could close a connection on which the next call is already under way: that call would be unreachable. */
export const UNLIMITED_SERVER = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }

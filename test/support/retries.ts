// A machine that builds, browses and tests at once may be too slow for a wait that is short by design.
// A test that fails twice in a row is broken all the same; on a developer's machine none gets a second try.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true })

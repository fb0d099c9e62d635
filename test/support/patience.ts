import { url } from 'node:inspector'

const MINUTE_MS = 60_000

// A browser, a server in a process of its own, real password hashes and eight hours of polls take their time on a busy machine.
// A test that stands at a breakpoint takes as long as its reader.
jest.setTimeout(url() ? 600 * MINUTE_MS : 4 * MINUTE_MS)

import { url } from 'node:inspector'
import { TEST_LIMIT_MS } from './limits'

// A test that is paused at a breakpoint takes as long as its reader.
const DEBUGGED_LIMIT_MS = 10 * 60 * 60_000

jest.setTimeout(url() ? DEBUGGED_LIMIT_MS : TEST_LIMIT_MS)

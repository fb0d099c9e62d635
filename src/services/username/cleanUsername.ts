import { USERNAME_MAX } from 'src/constants/limits'
import { cleanName } from 'src/services/username/cleanName'

/** One half of a surrogate pair that was cut in two. */
const HALF_AT_END = /[\ud800-\udbff]$/

/**
 * Returns a clean username of at most 256 characters, for a value that was not typed: from a cookie, a return
 * address, the storage or the server (security/prefill-cleaned).
 */
export const cleanUsername = (value: string): string =>
  cleanName(value.slice(0, USERNAME_MAX * 4))
    .slice(0, USERNAME_MAX)
    .replace(HALF_AT_END, '')
    .trim()

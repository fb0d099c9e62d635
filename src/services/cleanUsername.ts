import { USERNAME_MAX } from 'src/constants/limits'

/** Control, bidirectional and invisible characters, except for ZWNJ and ZWJ, which some scripts need. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- the pattern removes them
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Returns a username or an e-mail address as the app sends, stores and compares it: without invisible characters, in NFC, without white space around it (forms/names-cleaned). */
export const cleanName = (text: string): string => text.replace(INVISIBLE, '').normalize().trim()

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

/** Returns the form of a username that is equal for all spellings of one person's name: clean and in lower case (forms/names-cleaned). */
export const nameKey = (name: string): string => cleanName(name).toLowerCase().normalize()

export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

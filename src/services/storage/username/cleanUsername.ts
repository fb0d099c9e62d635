import { USERNAME_MAX } from 'src/constants/limits'

// eslint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL_AND_BIDI = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** One half of a surrogate pair that was cut in two. */
const HALF_AT_END = /[\ud800-\udbff]$/

/** A username from outside, as text to prefill: no control or bidi characters, at most 256 characters (security/prefill-cleaned). */
export const cleanUsername = (value: string): string =>
  value
    .slice(0, USERNAME_MAX * 4)
    .replace(CONTROL_AND_BIDI, '')
    .trim()
    .slice(0, USERNAME_MAX)
    .replace(HALF_AT_END, '')

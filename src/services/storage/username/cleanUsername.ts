import { USERNAME_MAX } from 'src/constants/limits'
import { cleanText } from 'src/services/cleanText'

/** A username from outside, as text to prefill: no control or bidi characters, at most 256 characters (security/prefill-cleaned). */
export const cleanUsername = (value: string): string => cleanText(value, USERNAME_MAX)

/** Control, bidirectional and invisible characters, except for ZWNJ and ZWJ, which some scripts need. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- the pattern removes them
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Returns a username or an e-mail address as the app sends, stores and compares it: without invisible characters, in NFC, without white space around it (forms/names-cleaned). */
export const cleanName = (text: string): string => text.replace(INVISIBLE, '').normalize().trim()

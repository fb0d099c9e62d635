const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** The characters that no name has (forms/names-cleaned). */
export const INVISIBLE = [
  ...range(0, 0x1f),
  ...range(0x7f, 0x9f),
  0xad,
  0x61c,
  0x200b,
  ...range(0x200e, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x2069),
  0xfeff,
]

/** Texts that a keyboard, the clipboard or a password manager gives for one name, and that name. */
export const SPELLINGS: [what: string, text: string, clean: string][] = [
  ['white space around a name', ' \u00a0\u3000jane@harbor.test\t', 'jane@harbor.test'],
  ['a zero-width space at the end', 'jane@harbor.test\u200b', 'jane@harbor.test'],
  ['marks of direction around a name', '\u2068\u200ejane@harbor.test\u2069\u200f', 'jane@harbor.test'],
  ['a soft hyphen and a word joiner inside', 'ja\u00adne@har\u2060bor.test', 'jane@harbor.test'],
  ['a byte order mark and white space behind it', '\ufeff jane@harbor.test', 'jane@harbor.test'],
  ['letters in NFD', 'jose\u0301@harbor.test', 'jos\u00e9@harbor.test'],
  ['a letter apart from its accent', 'jose\u200b\u0301@harbor.test', 'jos\u00e9@harbor.test'],
]

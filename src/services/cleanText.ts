// eslint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL_AND_BIDI = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** One half of a surrogate pair that was cut in two. */
const HALF_AT_END = /[\ud800-\udbff]$/

/** A text from outside without control or bidi characters, cut to `most` characters. */
export const cleanText = (value: string, most: number): string =>
  value
    .slice(0, most * 4)
    .replace(CONTROL_AND_BIDI, '')
    .trim()
    .slice(0, most)
    .replace(HALF_AT_END, '')

const LONGEST_ID = 64

/** A request id fit to be shown and sent: printable, and of a bearable length. */
export const cleanRequestId = (id: string): string => id.replace(/[^\x21-\x7e]/g, '').slice(0, LONGEST_ID)

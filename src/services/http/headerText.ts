import { HEADER_MAX } from 'src/constants/limits'

/** Percent-encodes a text for a header, cut to 256 characters without splitting an escape (calls/header-text). */
export function headerText(value: string): string {
  let text = ''
  for (const character of value.slice(0, HEADER_MAX)) {
    // `isWellFormed` is younger than browsers that have to work. A code point of one unit from there is half a pair.
    const encoded = encodeURIComponent(/^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character)
    if (text.length + encoded.length > HEADER_MAX) break
    text += encoded
  }
  return text
}

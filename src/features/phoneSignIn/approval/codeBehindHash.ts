const CODE = /^[\dA-Za-z -]{6,64}$/

/** The code in the address that a computer's QR code leads to; undefined where it has none of the right form (phone/open). */
export function codeBehindHash(hash: string): string | undefined {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('code')
  return code !== null && CODE.test(code) ? code : undefined
}

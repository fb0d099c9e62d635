const LONGEST = 512
const ADDRESS = /^otpauth:\/\/totp\/[^?#]*\?[^#]*$/
const PRINTABLE = /^[\x21-\x7e]*$/
const BASE32 = /^[A-Z2-7]{16,128}=*$/

/** The key, in base32, of an address that sets an authenticator app up; undefined for any other address (factors/enrolment). */
export function otpauthKey(uri: string): string | undefined {
  if (uri.length > LONGEST || !PRINTABLE.test(uri) || !ADDRESS.test(uri)) return undefined
  const keys = new URLSearchParams(uri.slice(uri.indexOf('?'))).getAll('secret')
  const [key] = keys
  return keys.length === 1 && key !== undefined && BASE32.test(key) ? key : undefined
}

import { createHmac, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const SECRET_BYTES = 20
const DIGITS = 6
const PERIOD_MS = 30_000

/** Returns the number of the period that contains a moment. */
export const stepAt = (nowMs: number): number => Math.floor(nowMs / PERIOD_MS)

/** Creates a key of 160 random bits, in base32. */
export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => ALPHABET[parseInt(five, 2)] ?? '').join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret)
    .map(sign => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
}

/** Returns the six digits of a key in a period of 30 seconds, by SHA-1 (RFC 6238). */
export function numberAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the period of this code, from one before to one after and later than `last`; undefined for a wrong or used code. */
export function stepOf(secret: string, code: string, nowMs: number, last = -1): number | undefined {
  const now = stepAt(nowMs)
  return [now, now - 1, now + 1].find(step => step > last && numberAt(secret, step) === code)
}

/** Returns the address that an authenticator app reads from a QR code. */
export const otpauthUri = (issuer: string, name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`

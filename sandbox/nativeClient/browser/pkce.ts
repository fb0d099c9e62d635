import { createHash, randomBytes } from 'node:crypto'

export interface Secrets {
  /** Stays with the client; its SHA-256 goes to the page (RFC 7636). */
  verifier: string
  challenge: string
  /** Comes back with the code, or the code is somebody else's. */
  state: string
}

/** New for each sign-in. */
export function newSecrets(): Secrets {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(16).toString('base64url'),
  }
}

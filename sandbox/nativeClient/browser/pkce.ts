import { createHash, randomBytes } from 'node:crypto'

export interface Secrets {
  /** Remains in the client; its SHA-256 is sent to the page (RFC 7636). */
  verifier: string
  challenge: string
  /** Returned with the code; otherwise the code belongs to another sign-in. */
  state: string
}

/** Creates new values for each sign-in. */
export function newSecrets(): Secrets {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(16).toString('base64url'),
  }
}

import type { Challenge } from 'altcha-lib/types'
import * as v from 'valibot'
import type { FirstChallenge, Work } from './encodeProof'

const named = v.pipe(v.string(), v.minLength(1))
const first = v.looseObject({
  algorithm: v.picklist(['SHA-1', 'SHA-256', 'SHA-512']),
  challenge: named,
  salt: named,
  signature: named,
  maxnumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
const second = v.looseObject({
  parameters: v.looseObject({
    algorithm: v.picklist([
      'SHA-256',
      'SHA-384',
      'SHA-512',
      'PBKDF2/SHA-256',
      'PBKDF2/SHA-384',
      'PBKDF2/SHA-512',
    ]),
    nonce: named,
    salt: named,
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: named,
  }),
  signature: named,
})

/** Validates a server's challenge; returns undefined unless it has one of ALTCHA's two formats (sign-in/robot-check). */
export function workOf(challenge: unknown): Work | undefined {
  if (v.is(second, challenge)) return { second: challenge as unknown as Challenge }
  return v.is(first, challenge) ? { first: challenge as FirstChallenge } : undefined
}

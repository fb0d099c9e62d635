import type { Challenge, Solution } from 'altcha-lib/types'

/** The first form of ALTCHA's challenges. */
export interface FirstChallenge {
  algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512'
  challenge: string
  salt: string
  signature: string
  maxnumber?: number
}

/** What the worker is given: a challenge of ALTCHA's first or of its second form. */
export type Work = { first: FirstChallenge } | { second: Challenge }

/** What it found: a number, or the counter with its key. */
export type Found = { number: number; took: number } | Solution

/** A proof as ALTCHA's libraries read it, in base64: the challenge with what solves it. */
export function encodeProof(work: Work, found: Found): string {
  if ('second' in work) {
    const { parameters, signature } = work.second
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution: found }))
  }
  const { algorithm, challenge, salt, signature } = work.first
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...found }))
}

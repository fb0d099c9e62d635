import type { Challenge, Solution } from 'altcha-lib/types'

/** The first form of ALTCHA's challenges. */
export interface FirstChallenge {
  algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512'
  challenge: string
  salt: string
  signature: string
  maxnumber?: number
}

/** The input of the worker: a challenge in ALTCHA's first or second format. */
export type Work = { first: FirstChallenge } | { second: Challenge }

/** The solution: a number, or the counter with its key. */
export type FoundSolution = { number: number; took: number } | Solution

/** Encodes a proof in base64 as ALTCHA's libraries expect it: the challenge with its solution. */
export function encodeProof(work: Work, found: FoundSolution): string {
  if ('second' in work) {
    const { parameters, signature } = work.second
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution: found }))
  }
  const { algorithm, challenge, salt, signature } = work.first
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...found }))
}

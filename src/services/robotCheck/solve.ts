import { tab } from 'src/services/tab'
import type { Challenge, Solution } from 'altcha-lib/types'
import * as v from 'valibot'

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

/** The input of the worker: a challenge in ALTCHA's first or second format. */
export type Work = { first: v.InferOutput<typeof first> } | { second: Challenge }

/** The solution: a number, or the counter with its key. */
export type FoundSolution = { number: number; took: number } | Solution

/** Validates a server's challenge; returns undefined unless it has one of ALTCHA's two formats (sign-in/robot-check). */
export function workOf(challenge: unknown): Work | undefined {
  if (v.is(second, challenge)) return { second: challenge as unknown as Challenge }
  return v.is(first, challenge) ? { first: challenge } : undefined
}

/** Encodes a proof in base64 as ALTCHA's libraries expect it: the challenge with its solution. */
export function encodeProof(work: Work, found: FoundSolution): string {
  if ('second' in work) {
    const { parameters, signature } = work.second
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution: found }))
  }
  const { algorithm, challenge, salt, signature } = work.first
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, ...found }))
}

/** A five-year-old phone solves a challenge of reasonable difficulty in a tenth of this time. */
const GIVE_UP_MS = 60_000

/** Solves a challenge in a worker. Returns the field that servers read; undefined if the challenge is of another form, or if it is not solved within a minute (sign-in/robot-check). */
export async function solve(challenge: unknown): Promise<{ altcha: string } | undefined> {
  const work = workOf(challenge)
  if (!work) return undefined
  const worker = new Worker(/* webpackChunkName: "robot" */ new URL('worker.ts', import.meta.url))
  try {
    const found = await new Promise<FoundSolution | undefined>(resolve => {
      worker.onmessage = ({ data }: MessageEvent<FoundSolution | undefined>) => resolve(data)
      worker.onerror = () => resolve(undefined)
      tab.setTimeout(() => resolve(undefined), GIVE_UP_MS)
      worker.postMessage(work)
    })
    return found && { altcha: encodeProof(work, found) }
  } finally {
    worker.terminate()
  }
}

import { solveChallenge } from 'altcha-lib'
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as sha } from 'altcha-lib/algorithms/web/sha'
import { solveChallenge as solveFirst } from 'altcha-lib/v1'
import type { FoundSolution, Work } from 'src/services/robotCheck/solve'

/** Finds the solution of a challenge by trial; returns undefined if there is none (sign-in/robot-check). */
export async function findSolution(work: Work): Promise<FoundSolution | undefined> {
  if ('first' in work) {
    const { challenge, salt, algorithm, maxnumber } = work.first
    return (await solveFirst(challenge, salt, algorithm, maxnumber).promise) ?? undefined
  }
  const { second: challenge } = work
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha
  return (await solveChallenge({ challenge, deriveKey })) ?? undefined
}

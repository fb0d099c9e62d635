import type { ProofName } from 'src/constants/journeys'

/** Makes the fields that a sign-in sends as its proof; undefined if there is no proof for this challenge. */
type Solve = (challenge: object) => Promise<Record<string, string> | undefined>
export type LoadSolver = () => Promise<{ solve: Solve }>

/** The code that creates each kind of proof. It is a chunk that loads when a server requires the proof. */
export const SOLVERS: Record<ProofName, LoadSolver> = {
  robotCheck: () => import('src/services/robotCheck/solve'),
}

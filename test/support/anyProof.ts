import type { ProofName } from 'src/constants/journeys'

/** The name of a proof that no journey makes. */
export const ANY_PROOF = 'anyProof' as string as ProofName

import type { ProofName } from 'src/constants/journeys'
import { SOLVERS } from 'src/services/proof/solvers'
import { isPlainObject } from 'src/services/schemas'

/** A proof that the server requires of the next sign-in. */
export interface RequiredProof {
  name: ProofName
  challenge: object
}

const NAMES = Object.keys(SOLVERS) as ProofName[]

/** Returns whether the code of a refusal is the name of a proof. */
export const isProofName = (code: unknown): code is ProofName => NAMES.includes(code as ProofName)

/** Returns the proof that an answer requires: its challenge is in the field of its name. */
export function requiredProof(body: unknown): RequiredProof | undefined {
  const fields = body as Record<string, unknown>
  const [name] = isPlainObject(body) ? NAMES.filter(each => isPlainObject(fields[each])) : []
  return name && { name, challenge: fields[name] as object }
}

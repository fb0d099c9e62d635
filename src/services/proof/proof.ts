import type { ProofName } from 'src/constants/journeys'
import { type LoadSolver, SOLVERS } from 'src/services/proof/solvers'
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

/** The fields that a sign-in sends as its proof. */
export type Proof = Record<string, string>

/** The proof that the server has required of this page, and whether it is ready. */
let current: (Pick<RequiredProof, 'name'> & { proof: Promise<Proof | undefined>; ready: boolean }) | undefined

/** Keeps the proof that the server requires of the next sign-in, and begins to make it at once; undefined if it requires none. */
export function askForProof(required: RequiredProof | undefined): void {
  if (!required) {
    current = undefined
    return
  }
  const { name, challenge } = required
  const load: LoadSolver = SOLVERS[name]
  const proof = load()
    .then(({ solve }) => solve(challenge))
    .catch(() => undefined)
  const own = { name, proof, ready: false }
  current = own
  void proof.then(() => (own.ready = true))
}

/** Returns whether the next sign-in has to wait for its proof. */
export const isProofUnderWay = (): boolean => current?.ready === false

export const proofName = () => current?.name

/** Returns the proof, once it is ready; undefined if the server requires none, or if it cannot be made. */
export const proofOfWork = (): Promise<Proof | undefined> => current?.proof ?? Promise.resolve(undefined)

import type { RequiredProof } from 'src/services/proof/requiredProof'
import { type LoadSolver, SOLVERS } from 'src/services/proof/solvers'

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

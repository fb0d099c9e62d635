/** The proof that the server has asked of this page, and whether it is there. */
let asked: { proof: Promise<string | undefined>; ready: boolean } | undefined

/** Keeps what a server asks of the next sign-in, and begins to solve it at once; undefined where it asks for nothing (sign-in/robot-check). */
export function askForProof(challenge: object | undefined): void {
  if (!challenge) {
    asked = undefined
    return
  }
  const proof = import('src/services/robot/solve')
    .then(({ solve }) => solve(challenge))
    .catch(() => undefined)
  const own = { proof, ready: false }
  asked = own
  void proof.then(() => (own.ready = true))
}

/** Whether the next sign-in has to wait for its proof. */
export const isProofUnderWay = (): boolean => asked?.ready === false

/** The proof, once it is there; undefined where none was asked for, or where it cannot be made. */
export const proofOfWork = (): Promise<string | undefined> => asked?.proof ?? Promise.resolve(undefined)

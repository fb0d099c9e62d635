import { encodeProof, type FoundSolution } from './encodeProof'
import { workOf } from './workOf'
import { tab } from 'src/services/tab'

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

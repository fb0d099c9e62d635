import type { Work } from './encodeProof'
import { findSolution } from './findSolution'

/** Handles one challenge and posts its solution, or undefined. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  void findSolution(data).then(
    answer => self.postMessage(answer),
    () => self.postMessage(undefined),
  )
}

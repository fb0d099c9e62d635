import { findSolution } from 'src/services/robotCheck/findSolution'
import type { Work } from 'src/services/robotCheck/solve'

/** Handles one challenge and posts its solution, or undefined. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  void findSolution(data).then(
    answer => self.postMessage(answer),
    () => self.postMessage(undefined),
  )
}

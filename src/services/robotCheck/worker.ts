import type { Work } from './encodeProof'
import { found } from './found'

/** Handles one challenge and posts its solution, or undefined. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  void found(data).then(
    answer => self.postMessage(answer),
    () => self.postMessage(undefined),
  )
}

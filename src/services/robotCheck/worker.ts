import type { Work } from './encodeProof'
import { found } from './found'

/** One challenge, and one answer: what solves it, or nothing. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  void found(data).then(
    answer => self.postMessage(answer),
    () => self.postMessage(undefined),
  )
}

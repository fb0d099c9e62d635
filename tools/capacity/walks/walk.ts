import type { Stage } from 'tools/screens/shot'

/** A journey of one user, from the address to the last page. */
export interface Walk {
  name: string
  /** A note, if the name is not enough. */
  note?: string
  go: (stage: Stage) => Promise<void>
}

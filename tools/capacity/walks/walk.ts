import type { Stage } from 'tools/screens/shot'

/** A journey of one person, from the address to where it ends. */
export interface Walk {
  name: string
  /** Where there is something to say beyond the name. */
  note?: string
  go: (stage: Stage) => Promise<void>
}

import type { Journey } from './journeys'
import type { Sources } from './secrets'

export interface Plan {
  /** The backend's origin. */
  api: string
  journeys: Journey[]
  /** Usernames by the role that a journey names. */
  people: Record<string, string>
  sources: Sources
  timeoutMs: number
  /** True if the directory accepts the old password for a while after a change. */
  oldPasswordStays?: boolean
}

import type { OwnMark } from 'src/features/session/record/recordState'
import type { Mark } from 'src/services/storage/currentSignIn'

export interface MarkFacts {
  /** The latest sign-in of this browser; undefined where none is known. */
  current: Mark | undefined
  /** The one that this page belongs to. */
  own: OwnMark | undefined
  /** A password or a passkey of this page is being checked: its answer will begin the latest sign-in. */
  underWay: boolean
  /** The latest sign-in is of the person whom this page has begun to sign in. */
  samePerson: boolean
}

/** `take`: the page goes on under the latest mark; `end`: its journey is over. */
export type MarkOutcome = 'unchanged' | 'take' | 'end'

/** Decides how a page reacts to the latest sign-in of the browser (one-sign-in/whose, one-sign-in/ended). */
export function markOutcome({ current, own, underWay, samePerson }: MarkFacts): MarkOutcome {
  if (!current || current.id === own?.id) return 'unchanged'
  // A page that has begun nothing has nothing to end.
  if (own?.username === undefined || underWay || samePerson) return 'take'
  return 'end'
}

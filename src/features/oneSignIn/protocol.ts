import { PENDING_LIFE_MS } from 'src/constants/timings'
import { ServiceError } from 'src/services/http/serviceError'
import type { Mark, PendingEntry } from 'src/services/storage/oneSignIn/currentSignIn'

// The rules of one sign-in per browser, as decisions: from the content of local storage and the state of the page to
// the action of the page. `own` always means that a value belongs to the user of the page, or to the user of the
// credential in question.

export type SnapshotMark = Mark & { own: boolean }

/** An entry of another credential than the page's own, whether it belongs to the user, and whether it is old. */
export type SnapshotEntry = PendingEntry & { own: boolean; old: boolean }

/** Everything that a decision reads from local storage at one moment. */
export interface SignInSnapshot {
  mark: SnapshotMark | undefined
  entries: readonly SnapshotEntry[]
}

export interface PageFacts {
  /** Whether the page belongs to a sign-in or an account. An unbound page adopts each new mark (one-sign-in/bound). */
  bound: boolean
  /** The id of the page's mark; '' if it found none. */
  markId: string | undefined
}

export type EndReason = 'otherAccount' | 'signedOutElsewhere'

/** An old entry to settle as unknown; `writesMark` is false if the session is its user's in any case. */
export interface OldEntry {
  id: string
  own: boolean
  writesMark: boolean
}

export type Decision =
  /** The page may send. If `adopt` is present, the storage holds a new mark, which becomes the page's own. */
  | { kind: 'act'; adopt?: SnapshotMark }
  /** A different user's credential is pending, so the page waits. */
  | { kind: 'hold' }
  | { kind: 'end'; by: EndReason }
  /** The page first settles old entries. `end`: its journey then ends, regardless of the mark that follows. */
  | { kind: 'settle'; entries: readonly OldEntry[]; end: boolean }

/** Returns whether an entry is too old, or too far in the future, to belong to a pending request (one-sign-in/old). */
export const isOld = ({ at }: PendingEntry, nowMs: number): boolean => Math.abs(nowMs - at) > PENDING_LIFE_MS

/** Compares the current mark with the page's own (one-sign-in/compared). */
export function compareMarks(
  { bound, markId }: PageFacts,
  mark: SnapshotMark | undefined,
): 'same' | 'adopt' | EndReason {
  if (!mark || mark.id === markId) return 'same'
  if (!bound) return 'adopt'
  if (mark.ended) return 'signedOutElsewhere'
  return mark.own ? 'adopt' : 'otherAccount'
}

/** Returns the old entries, which any page settles (one-sign-in/old). */
export const oldEntries = ({ mark, entries }: SignInSnapshot): OldEntry[] =>
  entries.filter(({ old }) => old).map(({ id, own }) => ({ id, own, writesMark: !(own && mark?.own) }))

/**
 * Decides whether a page may act, must wait, or has ended. The marks take precedence, because an old entry of another
 * user must not hide the mark that ends the page (one-sign-in/compared, one-sign-in/hold, one-sign-in/old).
 */
export function decide(page: PageFacts, seen: SignInSnapshot): Decision {
  const { mark, entries } = seen
  const compared = compareMarks(page, mark)
  if (compared !== 'same' && compared !== 'adopt') return { kind: 'end', by: compared }
  const old = oldEntries(seen)
  if (old.length > 0) return { kind: 'settle', entries: old, end: page.bound && old.some(({ own }) => !own) }
  if (entries.some(({ own }) => !own)) return { kind: 'hold' }
  return compared === 'adopt' && mark ? { kind: 'act', adopt: mark } : { kind: 'act' }
}

/** Decides whether a page that has announced a credential may send it. If two entries were written at once, the earlier one goes first (one-sign-in/one-at-a-time). */
export function mayGoFirst(own: PendingEntry, { entries }: SignInSnapshot, announced: boolean): boolean {
  const isFirst = ({ at, id }: PendingEntry) => at < own.at || (at === own.at && id < own.id)
  return announced && !entries.some(entry => !entry.own && !entry.old && isFirst(entry))
}

interface AcceptedFacts {
  /** Whether the entry of the credential still exists, so that no other page has settled it. */
  announced: boolean
  /** The id of the mark when the credential was sent. */
  sentUnder: string | undefined
  id: string
}

/**
 * Decides whether an accepted credential starts a sign-in. It does not if responses have overtaken each other,
 * because the owner of the session is then unknown (one-sign-in/accepted).
 */
export function isOvertaken(
  { announced, sentUnder, id }: AcceptedFacts,
  mark: SnapshotMark | undefined,
): boolean {
  if (!announced) return true
  return !!mark && mark.id !== sentUnder && mark.id !== id && !mark.ended && !mark.own
}

/** Decides how to settle a credential with an unknown outcome: only once, and without a mark if the session is its user's in any case (one-sign-in/unknown). */
export function settlementOfUnknown(
  announced: boolean,
  mark: SnapshotMark | undefined,
): 'nothing' | 'remove' | 'mark' {
  if (!announced) return 'nothing'
  return mark?.own ? 'remove' : 'mark'
}

/** Returns whether a page that has returned from an identity provider belongs to the user who left (one-sign-in/provider-return). */
export const isOwnReturn = (markId: string | undefined, mark: SnapshotMark | undefined): boolean =>
  !mark || mark.id === markId || mark.own

/** The statuses with which, by the contract, the server may reject a credential. */
const REJECTIONS = [400, 401, 403, 404, 409]

/** Returns whether a failure is the server's own rejection, so that the session has not changed. */
export function isRejection(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false
  const { kind, status = 0 } = error.failure
  return kind === 'limited' || (kind === 'refused' && REJECTIONS.includes(status))
}

import {
  isOvertaken,
  mayGoFirst,
  oldEntries,
  type SignInSnapshot,
  settlementOfUnknown,
  isRejection,
} from 'src/features/oneSignIn/protocol'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, type EffectOf, put, race, type Saga, take } from 'src/sagas/effects'
import { snapshotFor, currentSnapshot } from 'src/sagas/oneSignIn/rules/snapshot'
import { settleOld, untilSignInsChange } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { wallClock } from 'src/services/browser/environment'
import { noAnswer } from 'src/services/http/serviceError'
import {
  hashPerson,
  newMarkId,
  removeEntry,
  untilWritesArrive,
  writeEntry,
  writeMark,
} from 'src/services/storage/oneSignIn/announceSignIn'
import { type Mark, type PendingEntry, readSignIns } from 'src/services/storage/oneSignIn/currentSignIn'
import { loadHttpClient } from 'src/services/http/http'

/** A credential that is announced to other pages and ready to be sent. */
export interface Announced extends PendingEntry {
  /** The username that is entered with it; '' for a credential whose user only the response names. */
  name: string
  /** The id of the current mark when it was announced. */
  sentUnder: string | undefined
  /** False if the browser stores no entry, so that no other page can see it. */
  stored: boolean
}

/** The meaning of a response for a credential; `name` and `alias` are the names of the user whom it accepted. */
export type Verdict =
  | { kind: 'rejected' }
  | { kind: 'accepted'; name: string; alias?: string | undefined; reset?: true | undefined }

/** See `sendCredential`. Throws a failure without a response if responses have overtaken each other (one-sign-in/pending). */
export function* sendAnnounced<A extends unknown[], T>(
  name: string,
  verdictOn: (answer: NoInfer<T>, name: string) => Verdict,
  service: (...args: A) => Promise<T>,
  ...args: A
): Saga<{ answer: T; mark?: Mark }> {
  const announced = yield* call(announceInTurn, name)
  let settled = false
  try {
    const { answer } = yield* race({
      answer: call(service, ...args) as EffectOf<T>,
      hidden: take(sessionEvents.pageHidden),
    })
    if (answer !== undefined) {
      const verdict = verdictOn(answer, name)
      settled = true
      if (verdict.kind === 'accepted') return { answer, mark: yield* call(markAccepted, announced, verdict) }
      yield* call(closeEntry, announced)
      return { answer }
    }
  } catch (error) {
    if (!settled && isRejection(error)) {
      settled = true
      yield* call(closeEntry, announced)
    }
    // The hash of a mark that has just arrived.
    if (!settled) yield* race({ known: call(snapshotFor, [name]), hidden: take(sessionEvents.pageHidden) })
    throw error
  } finally {
    // Also when the saga is cancelled, such as by an edit: the server may have accepted the credential.
    if (!settled) yield* call(markUnknown, announced)
  }
  throw noAnswer()
}

/**
 * Waits until no credential of a different user is pending, and writes an entry for this one. Returns in the same
 * task in which the credential may be sent; a page that is unloaded before that sends nothing
 * (one-sign-in/one-at-a-time, one-sign-in/page-hide).
 */
export function* announceInTurn(name: string): Saga<Announced> {
  yield* call(clientLoaded)
  for (;;) {
    yield* call(untilNoOtherEntry, name)
    const id = yield* call(newMarkId)
    const who = yield* call(hashPerson, id, name)
    const entry = { id, who, at: yield* call(wallClock) }
    const stored = yield* call(writeEntry, entry)
    yield* put(recordActions.pendingChanged({ id, name }))
    const { first, hidden } = yield* race({
      first: call(claimTurn, entry, name, stored),
      hidden: take(sessionEvents.pageHidden),
    })
    if (hidden) throw noAnswer()
    if (first) return { ...entry, name, stored, sentUnder: first.mark?.id }
    yield* call(closeEntry, entry)
    yield* call(untilSignInsChange)
  }
}

/** Reads the entries again once the writes of other pages have arrived. Returns undefined if another credential goes first. */
function* claimTurn(entry: PendingEntry, name: string, stored: boolean): Saga<SignInSnapshot | undefined> {
  let compared = false
  try {
    if (stored) yield* call(untilWritesArrive)
    const seen = yield* call(snapshotFor, [name])
    compared = true
    return mayGoFirst(entry, seen, !stored || (yield* call(isAnnounced, entry.id))) ? seen : undefined
  } finally {
    // An entry without a call must not stay.
    if (!compared) yield* call(closeEntry, entry)
  }
}

/** Waits until there is no entry of a different user, and settles old ones (one-sign-in/one-at-a-time, one-sign-in/old). */
export function* untilNoOtherEntry(name: string): Saga {
  for (;;) {
    const seen = yield* call(snapshotFor, [name])
    const old = oldEntries(seen)
    if (old.length > 0) yield* call(settleOld, old)
    if (!seen.entries.some(entry => !entry.own && !entry.old)) return
    yield* call(untilSignInsChange)
  }
}

/**
 * Writes the mark of an accepted credential, then removes its entry. If responses have overtaken each other, the mark
 * names no user, and the request counts as unanswered (one-sign-in/accepted). If it is cancelled, the owner is unknown.
 */
export function* markAccepted(
  announced: Announced,
  { name, alias, reset }: Extract<Verdict, { kind: 'accepted' }>,
): Saga<Mark> {
  const { id, stored, sentUnder } = announced
  let compared = false
  try {
    const who = yield* call(hashPerson, id, name)
    const { mark: current } = yield* call(snapshotFor, alias === undefined ? [name] : [name, alias])
    compared = true
    const isStillAnnounced = !stored || (yield* call(isAnnounced, id))
    const isLate = isOvertaken({ announced: isStillAnnounced, sentUnder, id }, current)
    const mark: Mark = isLate ? { id: yield* call(newMarkId), who: '' } : { id, who, ...(reset && { reset }) }
    yield* call(writeMark, mark)
    yield* call(closeEntry, { id })
    if (isLate) throw noAnswer()
    return mark
  } finally {
    if (!compared) yield* call(markUnknown, announced)
  }
}

/** Removes the entry of a credential, which alone leaves the session as it is (one-sign-in/rejected). */
export function* closeEntry({ id }: { id: string }): Saga {
  yield* call(removeEntry, id)
  yield* put(recordActions.pendingChanged(undefined))
}

/** Records that the owner of the session is unknown (one-sign-in/unknown). It completes within one browser task, because the page may be about to be unloaded. */
export function* markUnknown({ id, name, stored }: Announced): Saga {
  const { mark } = yield* call(currentSnapshot, [name], id)
  const announced = !stored || (yield* call(isAnnounced, id))
  if (settlementOfUnknown(announced, mark) === 'mark') yield* call(writeMark, { id, who: '' })
  yield* call(closeEntry, { id })
}

const isAnnounced = (id: string): boolean => readSignIns().entries.some(entry => entry.id === id)

/** Waits for the chunk of the HTTP client. Once it has loaded, a request is sent in the same task in which it is made. */
export function* clientLoaded(): Saga {
  try {
    yield* call(loadHttpClient)
  } catch {
    // The request itself reports the failure.
  }
}

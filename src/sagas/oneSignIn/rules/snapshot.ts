import { recordActions } from 'src/features/record/recordSlice'
import { selectOwnNames, selectRecord } from 'src/features/record/selectors'
import { isOld, type SignInSnapshot } from 'src/features/oneSignIn/protocol'
import { all, call, put, type Saga, select } from 'src/sagas/effects'
import { wallClock } from 'src/services/browser/environment'
import { hashPerson, knownHash } from 'src/services/storage/oneSignIn/announceSignIn'
import { readSignIns, type SignIns } from 'src/services/storage/oneSignIn/currentSignIn'

type HashOf = (id: string, name: string) => string | undefined

/** Reads the marks and entries of this browser for a user of these names, by default the page's own. The hashes are known by then, so that the caller can decide and send in the same task (one-sign-in/compared). */
export function* snapshotFor(accountNames?: readonly string[]): Saga<SignInSnapshot> {
  const hashes = new Map<string, string>()
  for (;;) {
    const signIns = yield* call(readSignIns)
    // The account may have become known while a hash was computed.
    const names = accountNames ?? (yield* select(selectOwnNames))
    const missing = pairs(signIns, names).filter(([id, name]) => !hashes.has(id + name))
    if (missing.length === 0) {
      const { pending } = yield* select(selectRecord)
      const hashOf: HashOf = (id, name) => hashes.get(id + name)
      return snapshotOf(signIns, names, hashOf, pending?.id, yield* call(wallClock))
    }
    const computed = yield* all(missing.map(([id, name]) => call(hashPerson, id, name)))
    missing.forEach(([id, name], index) => hashes.set(id + name, computed[index] ?? ''))
  }
}

/** Like `snapshotFor`, for the page's own user; also records the ids of that user's entries (one-sign-in/same-user). */
export function* snapshotForPage(): Saga<SignInSnapshot> {
  const result = yield* call(snapshotFor)
  const { knownIds } = yield* select(selectRecord)
  const ids = result.entries.filter(entry => entry.own && !knownIds.includes(entry.id)).map(({ id }) => id)
  if (ids.length > 0) yield* put(recordActions.entriesNoticed(ids))
  return result
}

/** Like `snapshotFor`, within one task and with the hashes that are known. */
export function currentSnapshot(names: readonly string[], ownId: string | undefined): SignInSnapshot {
  return snapshotOf(readSignIns(), names, knownHash, ownId, wallClock())
}

const pairs = ({ mark, entries }: SignIns, names: readonly string[]): [id: string, name: string][] =>
  [...(mark ? [mark] : []), ...entries]
    .filter(({ who }) => who !== '')
    .flatMap(({ id }) => names.filter(Boolean).map((name): [string, string] => [id, name]))

function snapshotOf(
  { mark, entries }: SignIns,
  names: readonly string[],
  hashOf: HashOf,
  ownId: string | undefined,
  nowMs: number,
): SignInSnapshot {
  const isOwn = (id: string, who: string): boolean =>
    who !== '' && names.some(name => hashOf(id, name) === who)
  return {
    mark: mark && { ...mark, own: isOwn(mark.id, mark.who) },
    entries: entries
      .filter(({ id }) => id !== ownId)
      .map(entry => ({ ...entry, own: isOwn(entry.id, entry.who), old: isOld(entry, nowMs) })),
  }
}

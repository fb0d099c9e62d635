import * as v from 'valibot'
import { LOCAL_KEYS, PENDING_PREFIX } from 'src/constants/storageKeys'
import { jsonObject } from 'src/services/schemas'
import { tab } from 'src/services/tab'
import { attempt } from 'src/services/attempt'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const who = v.pipe(v.string(), v.regex(/^(?:[\da-f]{64})?$/))
const markSchema = jsonObject({
  id,
  /** The SHA-256, in hex, of `id` and the cleaned, lower-cased username; '' if no user is known. */
  who,
  ended: v.optional(v.literal(true)),
  /** The sign-in began with a password-reset code. */
  reset: v.optional(v.literal(true)),
})
const entrySchema = jsonObject({
  /** As in a mark; '' for a credential whose user only the response names. */
  who,
  /** When it was announced, in milliseconds since the epoch. */
  at: v.pipe(v.number(), v.finite()),
})

/** The latest sign-in of this browser, or its end. It names no user (one-sign-in/mark). */
export type Mark = v.InferOutput<typeof markSchema>

/** A credential that a page has announced and that is not settled yet (one-sign-in/pending). */
export interface PendingEntry extends v.InferOutput<typeof entrySchema> {
  id: string
}

/** The content of local storage about the sign-ins of this browser at one moment. */
export interface SignIns {
  mark: Mark | undefined
  entries: readonly PendingEntry[]
}

function parsed<S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | undefined {
  const read = v.safeParse(
    schema,
    attempt((): unknown => JSON.parse(text ?? ''), undefined),
  )
  return read.success ? read.output : undefined
}

/** Returns the current mark; undefined if the storage holds none, holds an invalid one or refuses access. */
export const readMark = (): Mark | undefined =>
  attempt(() => parsed(markSchema, tab.localStorage.getItem(LOCAL_KEYS.currentSignIn)), undefined)

/** Returns the mark and all valid entries, read in one task; nothing if the storage refuses access. */
export function readSignIns(): SignIns {
  try {
    const entries = Object.keys(tab.localStorage)
      .filter(key => key.startsWith(PENDING_PREFIX))
      .flatMap(key => entryOf(key, tab.localStorage.getItem(key)) ?? [])
    return { mark: readMark(), entries }
  } catch {
    return { mark: undefined, entries: [] }
  }
}

function entryOf(key: string, text: string | null): PendingEntry | undefined {
  const entry = parsed(entrySchema, text)
  return entry && { id: key.slice(PENDING_PREFIX.length), ...entry }
}

export type SignInChange =
  | { kind: 'mark'; mark: Mark | undefined; replacedId: string | undefined }
  | { kind: 'entry'; entry: PendingEntry | undefined }

/** Reports every change of the mark or an entry by another page; returns a function that stops this (one-sign-in/compared). */
export function watchSignIns(report: (change: SignInChange) => void): () => void {
  const listen = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key?.startsWith(PENDING_PREFIX)) report({ kind: 'entry', entry: entryOf(key, newValue) })
    // A null key means that the whole storage was cleared.
    else if (key === LOCAL_KEYS.currentSignIn || key === null)
      report({
        kind: 'mark',
        mark: parsed(markSchema, newValue),
        replacedId: parsed(markSchema, oldValue)?.id,
      })
  }
  tab.addEventListener('storage', listen)
  return () => tab.removeEventListener('storage', listen)
}

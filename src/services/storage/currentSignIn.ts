import * as v from 'valibot'
import { LOCAL_KEYS, PENDING_PREFIX } from 'src/constants/storageKeys'
import { jsonObject } from 'src/services/schemas'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'
import { nameKey } from 'src/services/username/isSameName'
import { tab } from 'src/services/tab'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const who = v.pipe(v.string(), v.regex(/^(?:[\da-f]{64})?$/))
const markSchema = jsonObject({
  id,
  who,
  ended: v.optional(v.literal(true)),
  reset: v.optional(v.literal(true)),
})
const entrySchema = jsonObject({ who, at: v.pipe(v.number(), v.finite()) })

/** The latest sign-in of this browser, or its end. It names no user (one-sign-in/mark). */
export interface Mark {
  id: string
  /** The SHA-256, in hex, of `id` and the cleaned, lower-cased username; '' if no user is known. */
  who: string
  ended?: true | undefined
  /** The sign-in began with a password-reset code. */
  reset?: true | undefined
}

/** A credential that a page has announced and that is not settled yet (one-sign-in/pending). */
export interface PendingEntry {
  id: string
  /** As in a mark; '' for a passkey and a phone, whose user only the answer names. */
  who: string
  /** When it was announced, in milliseconds since the epoch. */
  at: number
}

/** What local storage holds about the sign-ins of this browser at one moment. */
export interface SignIns {
  mark: Mark | undefined
  entries: readonly PendingEntry[]
}

function parsed<S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? ''))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Returns the current mark; undefined if the storage holds none, holds an invalid one or refuses access. */
export function readMark(): Mark | undefined {
  try {
    return parsed(markSchema, tab.localStorage.getItem(LOCAL_KEYS.currentSignIn))
  } catch {
    return undefined
  }
}

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

/** Stores a mark; every other page of this browser receives a `storage` event (one-sign-in/mark). */
export const writeMark = (mark: Mark): void =>
  ignoreErrors(() => tab.localStorage.setItem(LOCAL_KEYS.currentSignIn, JSON.stringify(mark)))

/** Stores an entry and returns true; returns false if the browser refuses to store it. */
export function writeEntry({ id, who, at }: PendingEntry): boolean {
  try {
    tab.localStorage.setItem(PENDING_PREFIX + id, JSON.stringify({ who, at }))
    return true
  } catch {
    return false
  }
}

export const removeEntry = (id: string): void =>
  ignoreErrors(() => tab.localStorage.removeItem(PENDING_PREFIX + id))

/** A change that another page has made. */
export type SignInChange =
  | { kind: 'mark'; mark: Mark | undefined; replacedId: string | undefined }
  | { kind: 'entry'; entry: PendingEntry | undefined }

/** Reports every change of the mark or an entry by another page; returns a function that stops this (one-sign-in/compared). */
export function watchSignIns(report: (change: SignInChange) => void): () => void {
  const listen = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key?.startsWith(PENDING_PREFIX)) report({ kind: 'entry', entry: entryOf(key, newValue) })
    // A null key says that the whole storage was cleared.
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

/** How often the browser's main process is asked. In Chromium, two pages that wrote at the same moment saw each other's writes after 8 questions at rest (3 ms), and after 32 under load. */
const QUESTIONS = 32

/** Waits until this page sees what other processes have written to local storage before now. A question to the browser's main process takes as long as such a write, however slow the machine is; a timer would stop with the clock (one-sign-in/one-at-a-time). */
export async function untilWritesArrive(): Promise<void> {
  // Missing outside of a secure context.
  const { locks } = tab.navigator as { locks?: LockManager }
  try {
    for (let asked = 0; locks && asked < QUESTIONS; asked += 1) await locks.query()
  } catch {
    // The browser refuses the question: the credential is sent without a wait.
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Returns a random id for a mark or an entry. */
export const newMarkId = (): string => hex(tab.crypto.getRandomValues(new Uint8Array(16)))

const hashes = new Map<string, string>()
const hashKey = (id: string, username: string): string => username && id + nameKey(username)

/** Returns the hash that stands for a user in the mark with this id; '' for no user and outside a secure context (one-sign-in/mark). */
export async function hashPerson(id: string, username: string): Promise<string> {
  const key = hashKey(id, username)
  const known = hashes.get(key)
  if (known !== undefined) return known
  const hash = await hashOf(key)
  hashes.set(key, hash)
  return hash
}

async function hashOf(text: string): Promise<string> {
  // Missing outside of a secure context.
  const { subtle } = tab.crypto as { subtle?: SubtleCrypto }
  if (!subtle || text === '') return ''
  try {
    return hex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))))
  } catch {
    return ''
  }
}

/** Returns the same hash if `hashPerson` has computed it before, else undefined: a decision must read and act in one task (one-sign-in/compared). */
export const knownHash = (id: string, username: string): string | undefined =>
  hashes.get(hashKey(id, username))

import { LOCAL_KEYS, PENDING_PREFIX } from 'src/constants/storageKeys'
import type { Mark, PendingEntry } from 'src/services/storage/oneSignIn/currentSignIn'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { nameKey } from 'src/services/cleanUsername'
import { tab } from 'src/services/tab'

/** Stores a mark; every other page of this browser receives a `storage` event (one-sign-in/mark). */
export const writeMark = (mark: Mark): void =>
  ignoreErrors(() => tab.localStorage.setItem(LOCAL_KEYS.currentSignIn, JSON.stringify(mark)))

/** Stores an entry and returns true; returns false if the browser refuses to store it. */
export const writeEntry = ({ id, who, at }: PendingEntry): boolean =>
  attempt(() => {
    tab.localStorage.setItem(PENDING_PREFIX + id, JSON.stringify({ who, at }))
    return true
  }, false)

export const removeEntry = (id: string): void =>
  ignoreErrors(() => tab.localStorage.removeItem(PENDING_PREFIX + id))

/** How often the browser's main process is asked. In Chromium, two pages that wrote at the same moment saw each other's writes after 8 questions at rest (3 ms), and after 32 under load. */
const QUESTIONS = 32

/**
 * Waits until this page sees everything that other processes have written to local storage so far. A request to the
 * browser's main process takes as long as such a write, even on a slow machine; a timer would pause with the clock
 * (one-sign-in/one-at-a-time).
 */
export async function untilWritesArrive(): Promise<void> {
  // Missing outside of a secure context.
  const { locks } = tab.navigator as { locks?: LockManager }
  try {
    for (let count = 0; locks && count < QUESTIONS; count += 1) await locks.query()
  } catch {
    // The browser refuses the question: the credential is sent without a wait.
  }
}

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Returns a random id for a mark or an entry. */
export const newMarkId = (): string => hex(tab.crypto.getRandomValues(new Uint8Array(16)))

const hashes = new Map<string, string>()
const hashKey = (id: string, username: string): string => username && id + nameKey(username)

/** Returns the hash that identifies a user in the mark with this id; '' for no user and outside a secure context (one-sign-in/mark). */
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

/**
 * Returns the same hash if `hashPerson` has computed it before, otherwise undefined. A decision must read and act in
 * one task, so it cannot wait for the hash (one-sign-in/compared).
 */
export const knownHash = (id: string, username: string): string | undefined =>
  hashes.get(hashKey(id, username))

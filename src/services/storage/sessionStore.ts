import * as v from 'valibot'
import { LOCAL_KEYS, type SessionKey, STORAGE_PREFIX } from 'src/constants/storageKeys'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { SESSION_SCHEMAS, type SessionValue } from 'src/services/storage/sessionSchemas'
import { tab } from 'src/services/tab'

/** Holds values that the browser refuses to store, for as long as the page lives. */
const inMemory = new Map<string, string>()

/** A value of session storage that passes its schema, or undefined; a bad one is removed (storage/bad-values). */
export function readSession<K extends SessionKey>(key: K): SessionValue<K> | undefined {
  try {
    const text = inMemory.get(key) ?? tab.sessionStorage.getItem(key)
    if (text === null) return undefined
    const read = v.safeParse(SESSION_SCHEMAS[key], JSON.parse(text))
    if (read.success) return read.output
  } catch {
    // Blocked storage and invalid JSON count as absent.
  }
  // eslint-disable-next-line questions/changeNothing -- the web app shares this storage and may write a bad value at any time, and only a reader meets it: the answer is the same before and after
  removeSession(key)
  return undefined
}

/** The text under a key, unread; null for none. */
export const textOfSession = (key: SessionKey): string | null =>
  attempt(() => inMemory.get(key) ?? tab.sessionStorage.getItem(key), null)

export function writeSession(key: SessionKey, value: unknown): void {
  ignoreErrors(() => {
    const text = JSON.stringify(value)
    inMemory.set(key, text)
    tab.sessionStorage.setItem(key, text)
    inMemory.delete(key)
  })
}

export function removeSession(key: SessionKey): void {
  inMemory.delete(key)
  ignoreErrors(() => tab.sessionStorage.removeItem(key))
}

/** Removes all values that the app has stored for this tab, except for the named keys. */
export function clearSession(...exceptions: SessionKey[]): void {
  const isRemoved = (key: string): boolean =>
    key.startsWith(STORAGE_PREFIX) && !exceptions.some(each => each === key)
  for (const key of inMemory.keys()) if (isRemoved(key)) inMemory.delete(key)
  ignoreErrors(() => {
    for (const key of Object.keys(tab.sessionStorage)) if (isRemoved(key)) tab.sessionStorage.removeItem(key)
  })
}

/** Removes the web app's flag for an inactive session (storage/inactive-flag). */
export function clearInactiveFlag(): void {
  ignoreErrors(() => tab.localStorage.removeItem(LOCAL_KEYS.inactiveSession))
}

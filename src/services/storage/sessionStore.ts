import * as v from 'valibot'
import { LOCAL_KEYS, type SessionKey, STORAGE_PREFIX } from 'src/constants/storageKeys'
import { quietly } from 'src/services/storage/quietly'

/** A value of session storage that passes the schema, or undefined; a bad one is removed (rulings §2, hardening §2). */
export function readSession<S extends v.GenericSchema>(
  key: SessionKey,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null) return undefined
    const read = v.safeParse(schema, JSON.parse(text))
    if (read.success) return read.output
  } catch {
    // Blocked storage or no JSON: both count as absent.
  }
  removeSession(key)
  return undefined
}

export function writeSession(key: SessionKey, value: unknown): void {
  quietly(() => sessionStorage.setItem(key, JSON.stringify(value)))
}

export function removeSession(key: SessionKey): void {
  quietly(() => sessionStorage.removeItem(key))
}

/** Forgets all that the app kept for this tab: a refresh starts anew (spec §1). */
export function clearSession(): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(STORAGE_PREFIX)) sessionStorage.removeItem(key)
  })
}

/** Removes the web app's flag for an inactive session (spec §1). */
export function clearInactiveFlag(): void {
  quietly(() => localStorage.removeItem(LOCAL_KEYS.inactiveSession))
}

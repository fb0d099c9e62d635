import * as v from 'valibot'
import { LOCAL_KEYS } from 'src/constants/storageKeys'
import { jsonObject } from 'src/services/schemas'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'

const markSchema = jsonObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  who: v.pipe(v.string(), v.regex(/^(?:[\da-f]{64})?$/)),
  ended: v.optional(v.literal(true)),
})

/** The latest sign-in of this browser, or its end; nobody can read a name from `who` (one-sign-in/mark). */
export interface Mark {
  id: string
  /** The SHA-256, in hex, of `id` and the lower-cased username; '' where nobody is known. */
  who: string
  ended?: true | undefined
}

/** The latest sign-in of this browser; undefined if the storage holds none, or no valid one (one-sign-in/mark). */
export function readMark(): Mark | undefined {
  try {
    const read = v.safeParse(markSchema, JSON.parse(localStorage.getItem(LOCAL_KEYS.currentSignIn) ?? ''))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Stores that a sign-in has begun or ended here; every other page of this browser gets a `storage` event (one-sign-in/mark). */
export const writeMark = (mark: Mark): void =>
  ignoreErrors(() => localStorage.setItem(LOCAL_KEYS.currentSignIn, JSON.stringify(mark)))

/** Calls `heard` whenever another page writes a mark; returns a function that stops this (one-sign-in/compared). */
export function watchMark(heard: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === LOCAL_KEYS.currentSignIn) heard()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

const hex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** A random id for a sign-in. */
export const newMarkId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** The hash that stands for a person in the mark with this id; '' for nobody, and outside of a secure context (one-sign-in/mark). */
export async function hashPerson(id: string, username: string): Promise<string> {
  // Missing outside of a secure context.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle || username === '') return ''
  try {
    const text = new TextEncoder().encode(id + username.toLowerCase())
    return hex(new Uint8Array(await subtle.digest('SHA-256', text)))
  } catch {
    return ''
  }
}

import * as v from 'valibot'
import { LOCAL_KEYS } from 'src/constants/storageKeys'
import { jsonObject } from 'src/services/schemas'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'

const markSchema = jsonObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  who: v.pipe(v.string(), v.regex(/^(?:[\da-f]{64})?$/)),
  ended: v.optional(v.literal(true)),
})

/** The latest sign-in of this browser, or its end; `who` names nobody (one-sign-in/mark). */
export interface Mark {
  id: string
  /** The SHA-256, in hex, of `id` and the lower-cased username; '' where nobody is known. */
  who: string
  ended?: true | undefined
}

/** The latest sign-in of this browser; undefined where none is known, and where something else stands there (one-sign-in/mark). */
export function readMark(): Mark | undefined {
  try {
    const read = v.safeParse(markSchema, JSON.parse(localStorage.getItem(LOCAL_KEYS.currentSignIn) ?? ''))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Tells every other page of this browser of a sign-in that has begun or ended here (one-sign-in/mark). */
export const writeMark = (mark: Mark): void =>
  ignoreErrors(() => localStorage.setItem(LOCAL_KEYS.currentSignIn, JSON.stringify(mark)))

/** Calls back whenever another page writes a mark; returns what ends that (one-sign-in/compared). */
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

/** Whose sign-in an id stands for; '' for nobody, and outside of a secure context (one-sign-in/mark). */
export async function whoOf(id: string, username: string): Promise<string> {
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

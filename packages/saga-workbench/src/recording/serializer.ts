import type { Action } from '@reduxjs/toolkit'
import type { JsonValue } from './entries'
import { MASK, type Masking, MASKING_BY_NAME } from './masking'

const DEEPEST = 8
const LONGEST = 4000
/** Shorter secrets occur in too many other texts. */
const SHORTEST_SECRET = 4

/** The values that are masked in addition to secrets, in a recording that leaves the machine. */
export interface Privacy {
  /** Whether a field contains personal data. */
  isPersonal: (name: string, value: unknown) => boolean
  /** Whether the bare value of an event or a function is personal data. */
  isPersonalBare: (name: string, value: unknown) => boolean
  /** Whether a text is part of the app. */
  isWord: (text: string) => boolean
}

export interface SerializerOptions {
  /** Returns the name of a function in the source; in a release the function has another name. */
  functionName?: (fn: NamedFunction) => string
  privacy?: Privacy
  masking?: Masking
  /** Returns the name of an error, if a recording that leaves the machine may contain it. */
  errorName?: (error: Error) => string
}

export type NamedFunction = object & { name?: string }

/** Creates the function that converts values to JSON for a recording. A secret that was masked by its name once is then masked in every later text. */
export function createSerializer(options: SerializerOptions = {}) {
  const { functionName = ({ name }) => nameOf(name), privacy, errorName = () => 'Error' } = options
  const { isSecret, isSecretBare, maskAction, maskOf } = options.masking ?? MASKING_BY_NAME
  const secrets = new Set<string>()

  const addSecret = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(addSecret)
    else if (String(value).length >= shortest(value)) secrets.add(String(value))
  }

  /** Returns the least length of a secret: it may be short if only whole texts are compared. */
  const shortest = (value: unknown): number => (privacy && typeof value === 'string' ? 1 : SHORTEST_SECRET)

  /** Masks the known secrets in a text. With `privacy`, masks every text that is not part of the app. */
  function text(value: string): string {
    if (privacy) return value === '' || (privacy.isWord(value) && !secrets.has(value)) ? value : MASK
    let masked = value
    for (const secret of secrets) masked = masked.replaceAll(secret, String(maskOf(secret)))
    // A masked secret in an address, which a second run has encoded.
    masked = masked.replaceAll(encodeURIComponent(MASK), MASK)
    return masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked
  }

  /** Masks a field name if it may be a personal text, such as the name of a host. */
  const fieldName = (name: string): string => (privacy && !privacy.isWord(name) ? MASK : name)

  function fields(value: object, depth: number): Record<string, JsonValue> {
    const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (!isSecret(name, inner) && !privacy?.isPersonal(name, inner))
        return [fieldName(name), show(inner, depth + 1)] as const
      // A problem's code is a word of the app, not a secret.
      if (name !== 'code' || !/^[a-z]+$/i.test(String(inner))) addSecret(inner)
      return [fieldName(name), maskOf(inner) as JsonValue] as const
    })
    return Object.fromEntries(entries)
  }

  function object(value: object, depth: number): JsonValue {
    if (Array.isArray(value)) return value.map(inner => show(inner, depth + 1))
    if (value instanceof Error)
      return {
        $: 'error',
        name: value.name,
        message: text(value.message),
        ...fields(value, depth),
        // An error may also have its name as a field.
        ...(privacy && { name: errorName(value) }),
      }
    if (value instanceof Map || value instanceof Set) return { $: value.constructor.name }
    if ('@@redux-saga/TASK' in value)
      return { $: 'task', name: privacy ? '?' : nameOf((value as { meta?: { name?: string } }).meta?.name) }
    if ('take' in value && 'flush' in value) return { $: 'channel' }
    // A chunk that was loaded: a bundler and a test create different objects for it.
    if ('__esModule' in value || (privacy && isModule(value))) return { $: 'Object' }
    if (!isPlain(value)) return { $: value.constructor.name }
    return fields(value, depth)
  }

  function show(value: unknown, depth = 0): JsonValue {
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') {
      if (secrets.has(String(value))) return MASK
      return Number.isFinite(value) ? value : { $: 'number', name: String(value) }
    }
    if (typeof value === 'string') return text(value)
    if (value === undefined) return { $: 'undefined' }
    if (typeof value === 'function') return serializedFunction(value, functionName(value))
    if (typeof value !== 'object') return { $: typeof value }
    return depth >= DEEPEST ? { $: 'deeper' } : object(value, depth)
  }

  /** Converts a value that has a name, such as the result of a function, and masks it if the name identifies a secret. */
  function named(name: string, value: unknown): JsonValue {
    if (!isSecretBare(name, value) && !privacy?.isPersonalBare(name, value)) return show(value)
    addSecret(value)
    return maskOf(value) as JsonValue
  }

  /** Converts an action as developer tools show it, after it has registered the masked values as secrets. */
  function action(dispatched: Action): JsonValue {
    if ('payload' in dispatched) named(dispatched.type, dispatched.payload)
    const serialized = show(maskAction(dispatched))
    // Its type is part of the app, and may not be a literal in the code.
    return privacy ? { ...(serialized as object), type: dispatched.type } : serialized
  }

  return { show: (value: unknown) => show(value), named, text, action, functionName }
}

export type Serializer = ReturnType<typeof createSerializer>

/** Represents a function by its name, and an action creator also by its type. */
function serializedFunction(value: NamedFunction, name: string): JsonValue {
  const type = 'type' in value && typeof value.type === 'string' ? { type: value.type } : {}
  return { $: 'function', name, ...type }
}

/** Whether a value is an object without a class; it may come from another window, whose `Object` is a different one. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whether an object is a module: a bundler provides a chunk's exports as getters. */
const isModule = (value: object): boolean =>
  Object.values(Object.getOwnPropertyDescriptors(value)).some(each => 'get' in each)

/** Removes the number that a bundler appends to functions with the same name. */
export const nameOf = (name: string | undefined): string => (name ?? '').replace(/\$\d+$/, '')

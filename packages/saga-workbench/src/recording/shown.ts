import type { Action } from '@reduxjs/toolkit'
import type { Shown } from './entries'
import { MASK, type Masking, MASKING_BY_NAME } from './masking'

const DEEPEST = 8
const LONGEST = 4000
/** Shorter ones stand in too many other texts. */
const SHORTEST_SECRET = 4

/** What is masked beside secrets, for somebody who gives a recording away. */
export interface Privacy {
  /** Whether a field holds what a person is known by. */
  isPersonal: (name: string, value: unknown) => boolean
  /** Whether an event, or a function, gives that bare. */
  isPersonalBare: (name: string, value: unknown) => boolean
  /** Whether a text is the app's own. */
  isWord: (text: string) => boolean
}

export interface ShowOptions {
  /** The name of a function; in a release it is another one than in the source. */
  functionName?: (fn: Named) => string
  privacy?: Privacy
  masking?: Masking
  /** Returns the name of an error, if a recording that leaves the machine may contain it. */
  errorName?: (error: Error) => string
}

export type Named = object & { name?: string }

/** Turns values into what a recording holds. A secret that was once masked by its name is masked wherever it stands later. */
export function createShow(options: ShowOptions = {}) {
  const { functionName = ({ name }) => nameOf(name), privacy, errorName = () => 'Error' } = options
  const { isSecret, isSecretBare, maskAction, maskOf } = options.masking ?? MASKING_BY_NAME
  const secrets = new Set<string>()

  const learn = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(learn)
    else if (String(value).length >= shortest(value)) secrets.add(String(value))
  }

  /** Where a whole text alone is compared, it may be short. */
  const shortest = (value: unknown): number => (privacy && typeof value === 'string' ? 1 : SHORTEST_SECRET)

  /** A text without the secrets that are known; where a person gives it away, only a text of the app's own. */
  function text(value: string): string {
    if (privacy) return value === '' || (privacy.isWord(value) && !secrets.has(value)) ? value : MASK
    let told = value
    for (const secret of secrets) told = told.replaceAll(secret, String(maskOf(secret)))
    // A secret that stands in an address, as a second run of a recording writes it.
    told = told.replaceAll(encodeURIComponent(MASK), MASK)
    return told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told
  }

  /** A name of a field may be somebody's own text, such as the name of a host. */
  const keyOf = (name: string): string => (privacy && !privacy.isWord(name) ? MASK : name)

  function fields(value: object, depth: number): Record<string, Shown> {
    const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (!isSecret(name, inner) && !privacy?.isPersonal(name, inner))
        return [keyOf(name), show(inner, depth + 1)] as const
      // A problem's code is a word of the app's own.
      if (name !== 'code' || !/^[a-z]+$/i.test(String(inner))) learn(inner)
      return [keyOf(name), maskOf(inner) as Shown] as const
    })
    return Object.fromEntries(entries)
  }

  function object(value: object, depth: number): Shown {
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
    // A chunk that was loaded: a bundler and a test make other objects of it.
    if ('__esModule' in value || (privacy && isModule(value))) return { $: 'Object' }
    if (!isPlain(value)) return { $: value.constructor.name }
    return fields(value, depth)
  }

  function show(value: unknown, depth = 0): Shown {
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') {
      if (secrets.has(String(value))) return MASK
      return Number.isFinite(value) ? value : { $: 'number', name: String(value) }
    }
    if (typeof value === 'string') return text(value)
    if (value === undefined) return { $: 'undefined' }
    if (typeof value === 'function') return shownFunction(value, functionName(value))
    if (typeof value !== 'object') return { $: typeof value }
    return depth >= DEEPEST ? { $: 'deeper' } : object(value, depth)
  }

  /** A value that came with a name, such as a function's result: bare it is a secret where the name says so. */
  function named(name: string, value: unknown): Shown {
    if (!isSecretBare(name, value) && !privacy?.isPersonalBare(name, value)) return show(value)
    learn(value)
    return maskOf(value) as Shown
  }

  /** An action as developer tools see it; what its mask hides is learnt first. */
  function action(dispatched: Action): Shown {
    if ('payload' in dispatched) named(dispatched.type, dispatched.payload)
    const shown = show(maskAction(dispatched))
    // Its type is the app's own, and no literal.
    return privacy ? { ...(shown as object), type: dispatched.type } : shown
  }

  return { show: (value: unknown) => show(value), named, text, action, functionName }
}

export type Show = ReturnType<typeof createShow>

/** A function by its name; a creator of actions also by their type. */
function shownFunction(value: Named, name: string): Shown {
  const type = 'type' in value && typeof value.type === 'string' ? { type: value.type } : {}
  return { $: 'function', name, ...type }
}

/** Whether a value is an object without a class; it may come from another window, whose `Object` is a different one. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** A bundler gives a chunk's exports as getters. */
const isModule = (value: object): boolean =>
  Object.values(Object.getOwnPropertyDescriptors(value)).some(each => 'get' in each)

/** A bundler numbers functions of one name. */
export const nameOf = (name: string | undefined): string => (name ?? '').replace(/\$\d+$/, '')

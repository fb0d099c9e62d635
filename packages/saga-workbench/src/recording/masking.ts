import type { Action } from '@reduxjs/toolkit'

/** The replacement of a secret in a recording. */
export const MASK = '•••'

/** Decides which values of an app are secret. */
export interface Masking {
  /** Whether a field with this name holds a secret. */
  isSecret: (name: string, value: unknown) => boolean
  /** Whether a bare value is a secret, by the name of its event or of the function that returned it. */
  isSecretBare: (name: string, value: unknown) => boolean
  /** Returns the replacement of a secret, which contains `MASK`. */
  maskOf: (value: unknown) => unknown
  /** Returns an action with its secrets replaced. */
  maskAction: <A extends Action>(action: A) => A
}

const SECRET = /password|code|token|secret|credential/i

const isSecret = (name: string, value: unknown): boolean =>
  SECRET.test(name) && (typeof value === 'string' || typeof value === 'number') && value !== ''

const maskOf = (): string => MASK

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      isSecret(name, inner) ? MASK : masked(inner),
    ]),
  )
}

/** Masks texts and numbers by the names of their fields, events and functions. An app with other names has its own masking. */
export const MASKING_BY_NAME: Masking = {
  isSecret,
  isSecretBare: isSecret,
  maskOf,
  maskAction: action => {
    if (!('payload' in action)) return action
    const { type, payload } = action
    return { ...action, payload: isSecret(type, payload) ? MASK : masked(payload) }
  },
}

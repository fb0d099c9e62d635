import type { Action } from '@reduxjs/toolkit'

const SECRET = /password|code|token|credential/i
export const MASK = '•••'

/** An action as developer tools may show it: secrets are masked by the name of their field, a bare one by its event's (storage/no-secrets). */
export function maskAction<A extends Action>(action: A): A {
  if (!('payload' in action)) return action
  const { payload } = action
  return { ...action, payload: isSecretBare(action.type, payload) ? MASK : masked(payload) }
}

/** Whether a field of this name holds a secret. */
export const isSecret = (name: string, value: unknown): boolean =>
  SECRET.test(name) && value != null && typeof value !== 'boolean'

/** Whether a bare value is a secret, by the name of what it came with. */
export const isSecretBare = (name: string, value: unknown): boolean =>
  typeof value === 'string' && SECRET.test(name)

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

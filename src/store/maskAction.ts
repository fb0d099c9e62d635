import type { Action } from '@reduxjs/toolkit'

const SECRET = /password|code|token|credential/i
const MASK = '•••'

/** An action as developer tools may show it: secrets are masked by the name of their field, a bare one by its event's (storage/no-secrets). */
export function maskAction<A extends Action>(action: A): A {
  if (!('payload' in action)) return action
  const { payload } = action
  const secret = typeof payload === 'string' && SECRET.test(action.type)
  return { ...action, payload: secret ? MASK : masked(payload) }
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      SECRET.test(name) && inner != null && typeof inner !== 'boolean' ? MASK : masked(inner),
    ]),
  )
}

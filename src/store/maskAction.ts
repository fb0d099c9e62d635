import type { Action } from '@reduxjs/toolkit'

const SECRET = /password|code|token|credential/i

/** An action as developer tools may show it: secrets are masked by the name of their field (rulings §2). */
export function maskAction<A extends Action>(action: A): A {
  if (!('payload' in action) || typeof action.payload !== 'object' || action.payload === null) return action
  const payload = Object.fromEntries(
    Object.entries(action.payload).map(([name, value]) => [
      name,
      SECRET.test(name) && typeof value === 'string' ? '•••' : value,
    ]),
  )
  return { ...action, payload }
}

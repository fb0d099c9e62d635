import type { Action } from '@reduxjs/toolkit'
import { isSecret, isSecretBare, MASK } from 'src/store/maskAction'

/** A code that any form accepts; it is masked by its name again. */
const CODE = '012345'

const standIn = (name: string, value: unknown): unknown =>
  value === MASK && /code/i.test(name) && isSecret(name, value) ? CODE : value

/** An event with something in the place of a code that was masked, since the forms look at what a code is made of. */
export function withStandIns<A extends Action>(action: A): A {
  const { payload } = action as A & { payload?: unknown }
  if (isSecretBare(action.type, payload))
    return { ...action, payload: /code/i.test(action.type) ? CODE : payload }
  if (typeof payload !== 'object' || payload === null) return action
  const fields = Object.entries(payload).map(([name, value]) => [name, standIn(name, value)] as const)
  return { ...action, payload: Object.fromEntries(fields) }
}

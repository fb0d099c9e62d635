import type { Action } from '@reduxjs/toolkit'
import { isProblemCode } from 'src/constants/problems'

const SECRET = /password|code|token|credential/i
/** Events whose payload is a secret itself: the value that was entered or sent. */
const SECRET_EVENT = /^(?=.*(?:password|code|token|credential)).*(?:submitted|entered|changed)$/i
/** Facts about a secret, named for it. */
const FACTS = ['passwordExpiresIn', 'passwordIsActivationCode', 'passwordChange']
/** The name of a function that sends a secret and returns the result. */
const SENDS = /^(?:re)?(?:send|set|save|change|check|forget)/
export const MASK = '•••'
/** The address that holds the key of an authenticator app; its kind remains visible. */
const KEY_ADDRESS = /^otpauth:\/\/totp\//

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** An action as developer tools may show it: masks a secret by the name of its field, and a bare payload by the name of its event (storage/no-secrets). */
export function maskAction<A extends Action>(action: A): A {
  if (!('payload' in action)) return action
  const { payload } = action
  return { ...action, payload: isSecretBare(action.type, payload) ? maskOf(payload) : masked(payload) }
}

/** Returns the mask that replaces a secret; a list keeps its length. */
export function maskOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(() => MASK)
  const [address] = KEY_ADDRESS.exec(String(value)) ?? ['']
  return address + MASK
}

/** Whether a field of this name holds a secret. Objects with such a name hold it in their own fields, except for a person's credentials. */
export function isSecret(name: string, value: unknown): boolean {
  if (!SECRET.test(name) || FACTS.includes(name) || value == null || value === '') return false
  if (typeof value === 'boolean' || typeof value === 'function') return false
  if (typeof value === 'object' && (!Array.isArray(value) || value.every(isObject)))
    return /credential/i.test(name)
  if (typeof value === 'number') return !/^codes$|At$/.test(name)
  return name !== 'code' || !isProblemCode(value)
}

/** Whether a value that is not in a field is a secret, judged by the name of its event or function. */
export function isSecretBare(name: string, value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false
  const [, event] = name.split('/')
  return event === undefined ? SECRET.test(name) && !SENDS.test(name) : SECRET_EVENT.test(event)
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      isSecret(name, inner) ? maskOf(inner) : masked(inner),
    ]),
  )
}

import type { Action } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import type { EffectEntry, JsonValue } from './entries'
import type { Serializer } from './serializer'

interface RawEffect {
  type: string
  payload: unknown
}

type Described = Pick<EffectEntry, 'kind' | 'name' | 'args' | 'saga' | 'creators'>
type Fn = (...args: unknown[]) => unknown

interface Callee {
  context: unknown
  fn: Fn
  args: unknown[]
}

const payloadOf = (effect: unknown): object => (effect as RawEffect).payload as object
const DELAY = (payloadOf(raw.delay(1)) as { fn: Fn }).fn

/** Whether a function yields effects itself: a generator, or a watcher of redux-saga. */
const runsSaga = (fn: Fn, name: string): boolean =>
  fn.constructor.name === 'GeneratorFunction' || /^take(?:Every|Latest|Leading)$/.test(name)

const isEffect = (value: unknown): value is RawEffect =>
  typeof value === 'object' && value !== null && '@@redux-saga/IO' in value

const isCreator = (pattern: unknown): boolean => typeof pattern === 'function' && 'type' in pattern

function typeOf(pattern: unknown, functionName: Serializer['functionName']): string {
  if (typeof pattern !== 'function') return String(pattern)
  const { type } = pattern as { type?: unknown }
  return typeof type === 'string' ? type : functionName(pattern) || 'a pattern'
}

/** Returns the action types, or the channel, that a take waits for. */
const takeTypes = (
  { pattern, channel }: { pattern?: unknown; channel?: unknown },
  functionName: Serializer['functionName'],
): string[] => (channel ? ['a channel'] : [pattern ?? '*'].flat().map(each => typeOf(each, functionName)))

/** Describes an effect for a recording. */
export function describe(
  effect: unknown,
  { show, action: serializeAction, functionName }: Serializer,
): Described {
  if (!isEffect(effect))
    return { kind: 'other', name: effect instanceof Promise ? 'promise' : typeof effect, args: [] }
  const { type, payload } = effect
  switch (type) {
    case 'CALL':
    case 'FORK': {
      const { fn, args, detached } = payload as { fn: Fn; args: unknown[]; detached?: boolean }
      if (fn === DELAY) return { kind: 'delay', name: 'delay', args: [Number(args[0])] }
      const name = functionName(fn)
      return {
        kind: type === 'CALL' ? 'call' : detached ? 'spawn' : 'fork',
        name,
        ...(runsSaga(fn, name) && { saga: true as const }),
        args: args.map(show),
      }
    }
    case 'PUT': {
      const { action } = payload as { action: Action }
      return { kind: 'put', name: action.type, args: [serializeAction(action)] }
    }
    case 'SELECT': {
      const { selector, args } = payload as { selector: Fn & { unwrapped?: Fn }; args: unknown[] }
      // The toolkit wraps the selectors of a slice, and gives all wrappers the same name.
      return { kind: 'select', name: functionName(selector.unwrapped ?? selector), args: args.map(show) }
    }
    case 'TAKE': {
      const types = takeTypes(payload as object, functionName)
      const { pattern } = payload as { pattern?: unknown }
      const creators = [pattern].flat().every(isCreator) && { creators: true as const }
      return { kind: 'take', name: types.join(' or '), args: types, ...creators }
    }
    case 'RACE':
    case 'ALL':
      return {
        kind: type === 'RACE' ? 'race' : 'all',
        name: type.toLowerCase(),
        args: [members(payload as object)],
      }
    default:
      return {
        kind: type === 'CANCEL' ? 'cancel' : type === 'JOIN' ? 'join' : 'other',
        name: type.toLowerCase(),
        args: [],
      }
  }
}

const members = (payload: object): JsonValue =>
  Array.isArray(payload) ? payload.length : Object.keys(payload)

/** Returns the function that a call or a fork runs, with its arguments; undefined for a delay and another effect. */
export function calleeOf(effect: unknown): Callee | undefined {
  if (!isEffect(effect) || (effect.type !== 'CALL' && effect.type !== 'FORK')) return undefined
  const callee = effect.payload as Callee
  return callee.fn === DELAY ? undefined : callee
}

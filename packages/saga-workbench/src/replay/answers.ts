import type { EffectEntry, JsonValue } from '../recording/entries'
import type { WorkbenchOptions } from '../options'
import * as raw from 'redux-saga/effects'

/** A value that a recording cannot express, such as a function: the run must create it again. */
export class UnrecordableValue extends Error {}

type Tagged = { $: string } & Record<string, JsonValue>

const isTagged = (value: object): value is Tagged => '$' in value

/** Returns the value that a recording describes. */
export type Revive = (value: JsonValue) => unknown

/** Creates the function that revives recorded values; `failing` creates the errors of the app's services. */
export function createRevive(failing?: WorkbenchOptions['failing']): Revive {
  function errorOf({ name, message, failure, ...rest }: Tagged): Error {
    const fields = revived(
      Object.fromEntries(Object.entries(rest).filter(([field]) => field !== '$')),
    ) as object
    if (failure !== undefined && failing) return Object.assign(failing(failure), fields)
    const error = Object.assign(
      new Error(message as string),
      failure !== undefined && { failure: revived(failure) },
      fields,
    )
    // Some names, such as AbortError, identify the failure.
    return Object.defineProperty(error, 'name', { value: name })
  }

  function tagged(value: Tagged): unknown {
    switch (value.$) {
      case 'undefined':
        return undefined
      case 'number':
        return Number(value['name'])
      case 'error':
        return errorOf(value)
      default:
        throw new UnrecordableValue(value.$)
    }
  }

  function revived(value: JsonValue): unknown {
    if (Array.isArray(value)) return value.map(revived)
    if (typeof value !== 'object' || value === null) return value
    if (isTagged(value)) return tagged(value)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner)]))
  }

  return revived
}

type Done = (error: unknown, value?: unknown) => void
interface Callee {
  payload: { fn: (...args: unknown[]) => unknown; context: unknown; args: unknown[] }
}

/** Whether the result of an effect comes from outside the sagas: from a call, a channel or the clock. */
export const isExternal = ({ kind, saga, name }: EffectEntry): boolean =>
  kind === 'delay' || (kind === 'call' && !saga) || (kind === 'take' && name === 'a channel')

/** Whether an effect ended before any other event, so that its result must also come at once in the replay. */
const endedAtOnce = ({ id, end }: EffectEntry): boolean => end?.order === id + 1

/** Passes the recorded result to redux-saga, for which an undefined error means success. */
const finish = ({ end }: EffectEntry, done: Done, revived: Revive): void => {
  if (end?.how === 'gave') done(null, revived(end.value))
  if (end?.how === 'threw') done(revived(end.value) ?? new Error('thrown'))
}

/** Gives the effects of a second run the results of the first run, each when the driver requests it. */
export function createAnswers(revived: Revive) {
  const waiting = new Map<number, () => Promise<void> | void>()

  /** Creates a value again that a recording cannot express, such as a loaded chunk. */
  function createAgain(effect: Callee, place: EffectEntry, done: Done): void {
    const { fn, context, args } = effect.payload
    const outcome = Promise.resolve(fn.apply(context, args))
    waiting.set(place.id, async () => {
      try {
        done(null, await outcome)
      } catch (error) {
        done(error)
      }
    })
  }

  function answer(effect: Callee, place: EffectEntry, done: Done): void {
    if (!place.end || place.end.how === 'cancelled') return
    try {
      if (endedAtOnce(place)) finish(place, done, revived)
      else {
        // Throws here for a value that must be created again.
        if (place.end.how === 'gave') revived(place.end.value)
        waiting.set(place.id, () => finish(place, done, revived))
      }
    } catch (error) {
      if (!(error instanceof UnrecordableValue)) throw error
      if (!endedAtOnce(place)) return createAgain(effect, place, done)
      const { fn, context, args } = effect.payload
      const outcome = fn.apply(context, args)
      if (outcome instanceof Promise) void outcome.then(value => done(null, value), done)
      else done(null, outcome)
    }
  }

  return {
    /** Returns the effect to run in place of another one. It waits for its result, or forever if the first run has no corresponding effect. */
    inPlaceOf: (effect: unknown, place: EffectEntry | undefined): unknown =>
      raw.cps(((done: Done): void => {
        if (place) answer(effect as Callee, place, done)
      }) as never),
    /** Gives the recorded result of an effect, if the effect waits for it. */
    async give({ id }: EffectEntry): Promise<void> {
      const release = waiting.get(id)
      waiting.delete(id)
      await release?.()
    },
  }
}

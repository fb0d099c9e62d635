import { type EffectEntry, type End, isTagged, type JsonValue, type Tagged } from '../recording/entries'
import type { WorkbenchOptions } from '../options'
import * as raw from 'redux-saga/effects'

/** A value that a recording cannot express, such as a function: the run must create it again. */
export class UnrecordableValue extends Error {}

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
type Result = Exclude<End, { how: 'cancelled' }>
interface Callee {
  payload: { fn: (...args: unknown[]) => unknown; context: unknown; args: unknown[] }
}

/** Whether the result of an effect comes from outside the sagas: from a call, a channel or the clock. */
export const isExternal = ({ kind, saga, name }: EffectEntry): boolean =>
  kind === 'delay' || (kind === 'call' && !saga) || (kind === 'take' && name === 'a channel')

/** Whether an effect ended before any other event, so that its result must also come at once in the replay. */
const endedAtOnce = ({ id, end }: EffectEntry): boolean => end?.order === id + 1

/** Gives the effects of a second run the results of the first run, each when the driver requests it. */
export function createAnswers(revived: Revive) {
  const waiting = new Map<number, () => unknown>()

  /** Returns the function that passes the recorded result to redux-saga, for which an undefined error means success. A value that a recording cannot express, such as a loaded chunk, is created again. */
  function releaseOf({ payload }: Callee, { how, value }: Result, done: Done): () => unknown {
    try {
      const result = revived(value)
      return () => (how === 'gave' ? done(null, result) : done(result ?? new Error('thrown')))
    } catch (error) {
      if (!(error instanceof UnrecordableValue)) throw error
      const outcome = payload.fn.apply(payload.context, payload.args)
      if (outcome instanceof Promise) return () => outcome.then(result => done(null, result), done)
      return () => done(null, outcome)
    }
  }

  return {
    /** Returns the effect to run in place of another one. It waits for its result, or forever if the first run has no corresponding effect. */
    inPlaceOf: (effect: unknown, place: EffectEntry | undefined): unknown =>
      raw.cps(((done: Done): void => {
        if (!place?.end || place.end.how === 'cancelled') return
        const release = releaseOf(effect as Callee, place.end, done)
        if (endedAtOnce(place)) void release()
        else waiting.set(place.id, release)
      }) as never),
    /** Gives the recorded result of an effect, if the effect waits for it. */
    async give({ id }: EffectEntry): Promise<void> {
      const release = waiting.get(id)
      waiting.delete(id)
      await release?.()
    },
  }
}

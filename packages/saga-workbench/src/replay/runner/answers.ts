import * as raw from 'redux-saga/effects'
import type { EffectEntry } from '../../recording/entries'
import { type Revive, Unspoken } from './revive'

type Done = (error: unknown, value?: unknown) => void
interface Callee {
  payload: { fn: (...args: unknown[]) => unknown; context: unknown; args: unknown[] }
}

/** Whether the outside world or the clock answers an effect: a run of sagas cannot know it. */
export const isOfWorld = ({ kind, saga, name }: EffectEntry): boolean =>
  kind === 'delay' || (kind === 'call' && !saga) || (kind === 'take' && name === 'a channel')

/** Whether an effect ended before anything else happened: its answer has to come at once, too. */
const atOnce = ({ id, end }: EffectEntry): boolean => end?.order === id + 1

/** redux-saga asks `cps` whether there was an error, and takes undefined for none. */
const tell = ({ end }: EffectEntry, done: Done, revived: Revive): void => {
  if (end?.how === 'gave') done(null, revived(end.value))
  if (end?.how === 'threw') done(revived(end.value) ?? new Error('thrown'))
}

/** Gives the effects of a second run the results of the first, each at the driver's command. */
export function createAnswers(revived: Revive) {
  const waiting = new Map<number, () => Promise<void> | void>()

  /** Values that must be created again, such as a chunk that loads. */
  function made(effect: Callee, place: EffectEntry, done: Done): void {
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

  function answered(effect: Callee, place: EffectEntry, done: Done): void {
    if (!place.end || place.end.how === 'cancelled') return
    try {
      if (atOnce(place)) tell(place, done, revived)
      else {
        // The recorder learns of it first: a value that cannot be recorded is created.
        if (place.end.how === 'gave') revived(place.end.value)
        waiting.set(place.id, () => tell(place, done, revived))
      }
    } catch (error) {
      if (!(error instanceof Unspoken)) throw error
      if (!atOnce(place)) return made(effect, place, done)
      const { fn, context, args } = effect.payload
      const outcome = fn.apply(context, args)
      if (outcome instanceof Promise) void outcome.then(value => done(null, value), done)
      else done(null, outcome)
    }
  }

  return {
    /** The effect to run in place of one: it waits for its answer, and for ever where the first run has no place for it. */
    inPlaceOf: (effect: unknown, place: EffectEntry | undefined): unknown =>
      raw.cps(((done: Done): void => {
        if (place) answered(effect as Callee, place, done)
      }) as never),
    /** Gives the answer of a place; returns false if no effect waits for it. */
    async give({ id }: EffectEntry): Promise<boolean> {
      const answer = waiting.get(id)
      if (!answer) return false
      waiting.delete(id)
      await answer()
      return true
    },
  }
}

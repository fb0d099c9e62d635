import { CANCEL } from 'redux-saga'
import type { Action } from '@reduxjs/toolkit'
import type { ActionEntry, EffectEntry, Entry, JsonValue } from '../recording/entries'
import * as raw from 'redux-saga/effects'
import type { Recorder } from '../recording/recorder'
import { type Answer, BREAK_KEY } from './channel'
import type { PauseTimers } from './timers'

type Saga = Generator<unknown, unknown, unknown>
type Fn = (...args: unknown[]) => unknown
/** Returns the result in place of an error; undefined if the error is thrown at once. */
type Failed = (error: unknown) => Promise<unknown> | undefined

interface Running {
  type: string
  payload: { context: unknown; fn: Fn; args: unknown[] }
}

const runs = (effect: unknown): effect is Running =>
  typeof effect === 'object' &&
  effect !== null &&
  '@@redux-saga/IO' in effect &&
  // The type of the library's key does not contain the effect's other fields.
  ['CALL', 'FORK'].includes((effect as unknown as Running).type)

const isGenerator = (value: unknown): value is Saga =>
  Object.prototype.toString.call(value) === '[object Generator]'

/** Runs a saga; an error that it throws waits for the room. */
function* guardedSaga(saga: Saga, failed: Failed): Saga {
  try {
    return yield* saga
  } catch (error) {
    const pending = failed(error)
    if (!pending) throw error
    return yield pending
  }
}

function guardedResult(result: unknown, failed: Failed): unknown {
  if (isGenerator(result)) return guardedSaga(result, failed)
  if (!(result instanceof Promise)) return result
  const promise = result.catch((error: unknown) => {
    const pending = failed(error)
    if (!pending) throw error
    return pending
  })
  // The type of a promise does not contain the library's own key for cancelling it.
  return Object.assign(promise, { [CANCEL]: (result as unknown as Record<string, unknown>)[CANCEL] })
}

/** Returns the same call or fork, whose errors reach the room before the saga. */
export function guarded(effect: unknown, failed: Failed): unknown {
  if (!runs(effect)) return effect
  const { fn } = effect.payload
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    try {
      return guardedResult(fn.apply(this, args), failed)
    } catch (error) {
      const pending = failed(error)
      if (!pending) throw error
      return pending
    }
  }
  // A task has the name of its saga.
  Object.defineProperty(wrapped, 'name', { value: fn.name })
  return { ...effect, payload: { ...effect.payload, fn: wrapped } }
}

const ACTION = /^action (.+)$/
const ERROR = /^error\b ?(.*)$/

/** Whether the room stops at an effect, by its name ('signIn') or its kind and name ('call signIn'). */
export const stopsAtEffect = ({ kind, name }: EffectEntry, wanted: string): boolean =>
  name !== '' && [name, `${kind} ${name}`].includes(wanted)

/** Whether the room stops at an action ('action login/passwordSubmitted') before the sagas receive it. */
export const stopsAtAction = ({ type }: Action, wanted: string): boolean => ACTION.exec(wanted)?.[1] === type

/** Whether the room stops at an error: at any ('error'), or at one whose name or message contains the words ('error limited'). */
export function stopsAtError(error: Error, wanted: string): boolean {
  const [, words] = ERROR.exec(wanted) ?? []
  return words !== undefined && String(error).toLowerCase().includes(words.toLowerCase())
}

const identity = (value: unknown): unknown => value

function thrown(error: unknown): never {
  throw error
}

/** An answer that is an error: the failure of a service, or an error with a message. */
type Failing = Extract<Answer, { how: 'throws' | 'fails' }>

export type CreateError = (failure: JsonValue) => Error

const anyError: CreateError = failure => Object.assign(new Error('failed'), { failure })

const isFailing = (answer: Answer): answer is Failing => answer.how === 'throws' || answer.how === 'fails'

/** Lets the room stop sagas at an effect, an action or an error, and replace its result. */
export function createBreaks(
  recorder: () => Recorder,
  pauseTimers: PauseTimers,
  failing: CreateError = anyError,
) {
  const held = new Map<number, (answer: Answer) => void>()
  /** The errors that have already stopped a saga; each error stops only once. */
  const reported = new WeakSet<object>()
  const wanted = (): string => (localStorage.getItem(BREAK_KEY) ?? '').trim()

  const errorOf = ({ how, value }: Failing): Error => (how === 'fails' ? failing(value) : new Error(value))

  /** Returns the effect to run in place of one whose result was replaced. */
  function inPlace(effect: unknown, answer: Answer): unknown {
    if (isFailing(answer)) return raw.call(thrown, errorOf(answer))
    return answer.how === 'gives' ? raw.call(identity, answer.value) : effect
  }

  function over(id: number): void {
    held.delete(id)
    pauseTimers('breaks', held.size > 0)
  }

  function hold(entry: EffectEntry | ActionEntry, goOn: (answer: Answer) => void): void {
    entry.held = true
    pauseTimers('breaks', true)
    held.set(entry.id, answer => {
      over(entry.id)
      delete entry.held
      if (entry.entry === 'effect' && answer.how !== 'own') entry.forked = true
      recorder().changed(entry)
      goOn(answer)
    })
    recorder().changed(entry)
  }

  /** Stops at an error: the returned promise rejects once the room continues, or resolves with another result. Returns undefined if the room does not stop there. */
  function failed(entry: EffectEntry, error: unknown): Promise<unknown> | undefined {
    if (!(error instanceof Error) || reported.has(error) || !stopsAtError(error, wanted())) return undefined
    reported.add(error)
    entry.failing = String(error)
    return new Promise((resolve, reject) =>
      hold(entry, answer => {
        delete entry.failing
        if (answer.how === 'gives') resolve(answer.value)
        else reject(isFailing(answer) ? errorOf(answer) : error)
      }),
    )
  }

  /** Handles the running effect, which is the last one that was triggered. */
  const middleware = (next: (effect: unknown) => void) => (effect: unknown) => {
    const entry = recorder().running().at(-1)
    if (!entry || effect instanceof Promise) {
      next(effect)
      return
    }
    const guardedEffect = entry.kind === 'delay' ? effect : guarded(effect, error => failed(entry, error))
    if (!stopsAtEffect(entry, wanted())) {
      next(guardedEffect)
      return
    }
    hold(entry, answer => next(inPlace(guardedEffect, answer)))
  }

  /** Stops at an action that the reducers have handled: the sagas receive it once the room continues, or never. */
  function atAction(action: Action, put: (action: Action) => void): void {
    const entry = recorder().recording.entries.findLast(each => each.entry === 'action')
    if (entry?.entry !== 'action' || entry.type !== action.type || !stopsAtAction(action, wanted()))
      return put(action)
    hold(entry, answer => {
      // A copy, because the library would treat an action that a saga has dispatched as part of the current turn.
      if (answer.how === 'own') put({ ...action })
    })
  }

  return {
    middleware,
    atAction,
    goOn: (id: number, answer: Answer) => held.get(id)?.(answer),
    /** Releases a stopped effect that was cancelled meanwhile. */
    entryChanged(entry: Entry): void {
      if (entry.entry === 'effect' && entry.end && held.has(entry.id)) over(entry.id)
    },
  }
}

import { CANCEL } from 'redux-saga'
import type { Action } from '@reduxjs/toolkit'
import type { EffectEntry } from '../recording/entries'
import { calleeOf } from '../recording/describe'
import * as raw from 'redux-saga/effects'
import type { WorkbenchOptions } from '../options'
import type { Recorder } from '../recording/recorder'
import { type Answer, BREAK_KEY } from './channel'
import type { Holds } from './holds'

type Saga = Generator<unknown, unknown, unknown>
/** Returns the result in place of an error; throws the error if no one replaces it. */
type Failed = (error: unknown) => Promise<unknown>

const isGenerator = (value: unknown): value is Saga =>
  Object.prototype.toString.call(value) === '[object Generator]'

/** Runs a saga; an error that it throws waits for the room. */
function* guardedSaga(saga: Saga, failed: Failed): Saga {
  try {
    return yield* saga
  } catch (error) {
    return yield failed(error)
  }
}

function guardedResult(result: unknown, failed: Failed): unknown {
  if (isGenerator(result)) return guardedSaga(result, failed)
  if (!(result instanceof Promise)) return result
  // The type of a promise does not contain the library's own key for cancelling it.
  const { [CANCEL]: cancel } = result as unknown as Record<string, unknown>
  return Object.assign(result.catch(failed), { [CANCEL]: cancel })
}

/** Returns the same call or fork, whose errors reach the room before the saga. */
function guarded(effect: unknown, failed: Failed): unknown {
  const callee = calleeOf(effect)
  if (!callee) return effect
  const { fn } = callee
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    try {
      return guardedResult(fn.apply(this, args), failed)
    } catch (error) {
      return failed(error)
    }
  }
  // A task has the name of its saga.
  Object.defineProperty(wrapped, 'name', { value: fn.name })
  return { ...(effect as object), payload: { ...callee, fn: wrapped } }
}

/** Whether the room stops at an effect, by its name ('signIn') or its kind and name ('call signIn'). */
const stopsAtEffect = ({ kind, name }: EffectEntry, wanted: string): boolean =>
  name !== '' && [name, `${kind} ${name}`].includes(wanted)

/** Whether the room stops at an error: at any ('error'), or at one whose name or message contains the words ('error limited'). */
function stopsAtError(error: Error, wanted: string): boolean {
  const [, words] = /^error\b ?(.*)$/.exec(wanted) ?? []
  return words !== undefined && String(error).toLowerCase().includes(words.toLowerCase())
}

/** Lets the room stop sagas at an effect, an action or an error, and replace its result. */
export function createBreaks(
  recorder: Recorder,
  { hold }: Pick<Holds, 'hold'>,
  failing: WorkbenchOptions['failing'] = failure => Object.assign(new Error('failed'), { failure }),
) {
  /** The errors that have already stopped a saga; each error stops only once. */
  const reported = new WeakSet<object>()
  const wanted = (): string => (localStorage.getItem(BREAK_KEY) ?? '').trim()

  /** Returns the error of an answer, if it is one. */
  function errorOf(answer: Answer): Error | undefined {
    if (answer.how === 'throws') return new Error(answer.value)
    return answer.how === 'fails' ? failing(answer.value) : undefined
  }

  /** Returns the effect to run in place of one whose result was replaced. */
  function inPlace(effect: unknown, answer: Answer): unknown {
    if (answer.how === 'gives') return raw.call(() => answer.value)
    const error = errorOf(answer)
    const fail = (): never => {
      throw error as Error
    }
    return error ? raw.call(fail) : effect
  }

  /** Stops at an error: the returned promise rejects once the room continues, or resolves with another result. Throws the error if the room does not stop there. */
  function failed(entry: EffectEntry, error: unknown): Promise<unknown> {
    if (!(error instanceof Error) || reported.has(error) || !stopsAtError(error, wanted())) throw error
    reported.add(error)
    entry.failing = String(error)
    return new Promise((resolve, reject) =>
      hold(entry, answer => {
        delete entry.failing
        if (answer.how === 'gives') resolve(answer.value)
        else reject(errorOf(answer) ?? error)
      }),
    )
  }

  /** Handles the running effect, which is the last one that was triggered. */
  const middleware = (next: (effect: unknown) => void) => (effect: unknown) => {
    const entry = recorder.running().at(-1)
    if (!entry || effect instanceof Promise) {
      next(effect)
      return
    }
    const guardedEffect = entry.kind === 'delay' ? effect : guarded(effect, error => failed(entry, error))
    if (stopsAtEffect(entry, wanted())) hold(entry, answer => next(inPlace(guardedEffect, answer)))
    else next(guardedEffect)
  }

  /** Stops at an action ('action login/passwordSubmitted') that the reducers have handled: the sagas receive it once the room continues, or never. */
  function atAction(action: Action, put: (action: Action) => void): void {
    const entry = recorder.recording.entries.findLast(each => each.entry === 'action')
    if (entry?.entry !== 'action' || entry.type !== action.type || `action ${action.type}` !== wanted())
      return put(action)
    hold(entry, answer => {
      // A copy, because the library would treat an action that a saga has dispatched as part of the current turn.
      if (answer.how === 'own') put({ ...action })
    })
  }

  return { middleware, atAction }
}

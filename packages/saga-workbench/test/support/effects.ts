import type { Task } from 'redux-saga'
import * as raw from 'redux-saga/effects'
import type { SagaNames } from 'saga-workbench/recording/names'
import { setImmediate } from 'node:timers'

// Typed effects, as an app may have them: `yield* call(…)` gives the result its type.

export type Saga<T = void> = Generator<raw.Effect, T, unknown>

type Result<R> = R extends Generator<unknown, infer T, never> ? T : Awaited<R>
interface Creator<T> {
  (...args: never[]): T
  type: string
}

function* giving<T>(effect: raw.Effect): Saga<T> {
  return (yield effect) as T
}

export const callEffect = <A extends unknown[]>(fn: (...args: A) => unknown, ...args: A): raw.Effect =>
  raw.call(fn as (...args: unknown[]) => unknown, ...args)

export const takeEffect = ({ type }: { type: string }): raw.Effect => raw.take(type)
export const delayEffect = (ms: number): raw.Effect => raw.delay(ms)

export const call = <A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Saga<Result<R>> =>
  giving(callEffect(fn, ...args))
export const delay = (ms: number): Saga<true> => giving(delayEffect(ms))
export const fork = (saga: () => Saga<unknown>): Saga<Task> => giving(raw.fork(saga))
export const spawn = (saga: () => Saga<unknown>): Saga<Task> => giving(raw.spawn(saga))
export const put = (action: { type: string }): Saga => giving(raw.put(action))
export const race = (effects: Record<string, raw.Effect>): Saga<Record<string, unknown>> =>
  giving(raw.race(effects))
export const take = <T>({ type }: Creator<T>): Saga<T> => giving(raw.take(type))
export const takeType = (type: string): Saga<{ type: string }> => giving(raw.take(type))

/** The names of an app with a poll, deadlines and restarted journeys. */
export const NAMES: SagaNames = {
  root: 'rootSaga',
  runner: 'keepAlive',
  router: 'whileRouteActive',
  countdown: 'untilDeadline',
  clocks: ['now', 'millisecondsLeft'],
  journey: 'journey',
  endings: ['left'],
  limit: 'late',
  anytime: 'session',
  between: ['src/sagas/effects'],
}

/** Waits until everything has run that waits for no timer; fake timers do not delay it. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

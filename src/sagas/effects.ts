import type { Action } from '@reduxjs/toolkit'
import type { EventChannel, SagaIterator, Task } from 'redux-saga'
import * as raw from 'redux-saga/effects'
import type { AppState } from 'src/features/rootReducer'

// Sagas import their effects only from this module. `yield* call(…)` waits for an effect and returns its result with the right type;
// without `yield*`, the effect is a member of `race` or `all`.

/** The result of a called function: a generator's return, a promise's value, or the value itself. */
export type EffectResult<R> = R extends Generator<unknown, infer T, never> | SagaIterator<infer T>
  ? T
  : Awaited<R>

/** A saga whose effects are typed one by one through this module. */
export type Saga<T = void> = Generator<raw.Effect, T, unknown>

/** An effect whose result is a `T`. */
export type EffectOf<T> = raw.Effect & { [Symbol.iterator]: () => Saga<T> }

type ResultOf<E> = E extends EffectOf<infer T> ? T : never

/** Makes an effect iterable, so that `yield*` returns its result. */
const typed = <T>(effect: raw.Effect): EffectOf<T> =>
  // Not enumerable, so that the effect equals one of the library.
  Object.defineProperty(effect as EffectOf<T>, Symbol.iterator, {
    *value(): Saga<T> {
      return (yield effect) as T
    },
  })

type AnyFunction = (...args: unknown[]) => unknown

export const call = <A extends unknown[], R>(fn: (...args: A) => R, ...args: A): EffectOf<EffectResult<R>> =>
  typed(raw.call(fn as AnyFunction, ...args))

export const fork = <A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): EffectOf<Task<EffectResult<R>>> => typed(raw.fork(fn as AnyFunction, ...args))

/** Starts a task that the saga does not wait for, and that continues when the saga ends. */
export const spawn = <A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): EffectOf<Task<EffectResult<R>>> => typed(raw.spawn(fn as AnyFunction, ...args))

export const put = <T extends Action>(action: T): EffectOf<T> => typed(raw.put(action))

export const select = <R>(selector: (state: AppState) => R): EffectOf<R> =>
  typed(raw.select(selector as (state: unknown) => R))

/** An action creator that can recognise its actions. */
interface Creator<T extends Action> {
  match: (action: Action) => action is T
  type: string
}

/** Waits for the next action of a creator or a type (`*` matches every action), or for the next event of a channel. */
export function take<T extends Action>(source: Creator<T>): EffectOf<T>
export function take(source: string): EffectOf<Action>
export function take<T extends object>(source: EventChannel<T>): EffectOf<T>
export function take(source: Creator<Action> | string | EventChannel<object>): EffectOf<object> {
  const pattern = typeof source !== 'string' && 'type' in source ? source.type : source
  return typed(raw.take(pattern as string))
}

export const delay = (ms: number): EffectOf<true> => typed(raw.delay(ms))

/** A watcher's source: an action creator, a type, several of them, a predicate of an action, or a channel. */
type Source<T> =
  | { match: (action: Action) => action is T & Action; type: string }
  | string
  | readonly ({ type: string } | string)[]
  | ((action: Action) => action is T & Action)
  | EventChannel<T & {}>

const watching =
  (effect: (source: never, worker: never) => raw.ForkEffect) =>
  <T>(source: Source<T>, worker: (event: T) => unknown): EffectOf<Task> =>
    typed(effect(source as never, worker as never))

export const takeEvery = watching(raw.takeEvery as never)
export const takeLatest = watching(raw.takeLatest as never)
export const takeLeading = watching(raw.takeLeading as never)

// The library types `all` for a mutable list and loses the result type of each member.
/** Runs the members concurrently and returns their results in order. */
export const all = <const E extends readonly EffectOf<unknown>[]>(
  effects: E,
): EffectOf<{ -readonly [K in keyof E]: ResultOf<E[K]> }> =>
  typed(raw.all(effects as unknown as raw.Effect[]))

/** Runs the members until the first one ends, and cancels the others. A winner without a result is undefined, so check which action won. */
export const race = <E extends Record<string, EffectOf<unknown>>>(
  effects: E,
): EffectOf<{ [K in keyof E]?: ResultOf<E[K]> }> => typed(raw.race(effects))

import type { Action } from '@reduxjs/toolkit'
import type { EventChannel, SagaIterator, Task } from 'redux-saga'
import * as raw from 'redux-saga/effects'
import type { AppState } from 'src/features/rootReducer'

// Sagas import their effects only from this module. `yield* call(…)` gives the result its type; `callEffect(…)` and its like are the
// plain effects for the members of `all` and `race`, which infer their results from them.

/** The result of a called function: a generator's return, a promise's value, or the value itself. */
export type EffectResult<R> = R extends Generator<unknown, infer T, never> | SagaIterator<infer T>
  ? T
  : Awaited<R>

/** A saga whose effects are typed one by one through this module. */
export type Saga<T = void> = Generator<raw.Effect, T, unknown>

declare const result: unique symbol

/** A plain effect whose result is a `T`. */
export type EffectWith<T> = raw.Effect & { readonly [result]?: T }

type ResultOf<E> = E extends EffectWith<infer T> ? T : never

/** An action creator that can recognise its actions. */
interface Creator<T extends Action> {
  match: (action: Action) => action is T
  type: string
}

export const callEffect = <A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): EffectWith<EffectResult<R>> => raw.call(fn as (...args: unknown[]) => unknown, ...args)

export const takeEffect = <T extends Action>({ type }: Pick<Creator<T>, 'type' | 'match'>): EffectWith<T> =>
  raw.take(type)

export const delayEffect = (ms: number): EffectWith<true> => raw.delay(ms)

// The library types `all` for a mutable list and loses the result type of each member.
export const allEffect = <const E extends readonly EffectWith<unknown>[]>(
  effects: E,
): EffectWith<{ -readonly [K in keyof E]: ResultOf<E[K]> }> => raw.all(effects as unknown as raw.Effect[])

const giving = function* <T>(effect: EffectWith<T>): Saga<T> {
  return (yield effect) as T
}

export const call = <A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Saga<EffectResult<R>> =>
  giving(callEffect(fn, ...args))

export const fork = <A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): Saga<Task<EffectResult<R>>> =>
  giving<Task<EffectResult<R>>>(raw.fork(fn as (...args: unknown[]) => unknown, ...args))

/** Starts a task that the saga does not wait for, and that continues when the saga ends. */
export const spawn = <A extends unknown[], R>(
  fn: (...args: A) => R,
  ...args: A
): Saga<Task<EffectResult<R>>> =>
  giving<Task<EffectResult<R>>>(raw.spawn(fn as (...args: unknown[]) => unknown, ...args))

export const put = <T extends Action>(action: T): Saga<T> => giving<T>(raw.put(action))

export const select = <R>(selector: (state: AppState) => R): Saga<R> =>
  giving<R>(raw.select(selector as (state: unknown) => R))

export const take = <T extends Action>(creator: Creator<T>): Saga<T> => giving(takeEffect(creator))

/** Waits for the next action of this type, with any payload; `*` matches every action. */
export const takeType = (type: string): Saga<Action> => giving<Action>(raw.take(type))

/** Waits for the next event of a channel. */
export const takeFrom = <T extends object>(channel: EventChannel<T>): Saga<T> =>
  giving<T>(raw.take(channel) as EffectWith<T>)

export const delay = (ms: number): Saga<true> => giving(delayEffect(ms))

/** A watcher's source: an action creator, a type, several of them, a predicate of an action, or a channel. */
type Source<T> =
  | { match: (action: Action) => action is T & Action; type: string }
  | string
  | readonly ({ type: string } | string)[]
  | ((action: Action) => action is T & Action)
  | EventChannel<T & {}>

const watching =
  (effect: (source: never, worker: never) => raw.ForkEffect) =>
  <T>(source: Source<T>, worker: (event: T) => unknown): Saga<Task> =>
    giving<Task>(effect(source as never, worker as never))

export const takeEvery = watching(raw.takeEvery as never)
export const takeLatest = watching(raw.takeLatest as never)
export const takeLeading = watching(raw.takeLeading as never)

/** Runs the members concurrently and returns their results in order. */
export const all = <const E extends readonly EffectWith<unknown>[]>(
  effects: E,
): Saga<{ -readonly [K in keyof E]: ResultOf<E[K]> }> => giving(allEffect(effects))

/** Runs the members until the first one ends, and cancels the others. A winner without a result is undefined, so check which action won. */
export const race = <E extends Record<string, EffectWith<unknown>>>(
  effects: E,
): Saga<{ [K in keyof E]?: ResultOf<E[K]> }> => giving<{ [K in keyof E]?: ResultOf<E[K]> }>(raw.race(effects))

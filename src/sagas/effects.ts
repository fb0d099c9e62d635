import type { Action } from '@reduxjs/toolkit'
import type { SagaIterator, Task } from 'redux-saga'
import * as raw from 'redux-saga/effects'

/** What a called function gives in the end: a generator's return, a promise's value, or the value itself. */
export type Outcome<R> = R extends Generator<unknown, infer T, never> | SagaIterator<infer T> ? T : Awaited<R>

/** A saga whose effects are typed one by one through this module (style §3). */
export type Saga<T = void> = Generator<raw.Effect, T, unknown>

export function* call<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Saga<Outcome<R>> {
  return (yield raw.call(fn as (...args: unknown[]) => unknown, ...args)) as Outcome<R>
}

export function* fork<A extends unknown[], R>(fn: (...args: A) => R, ...args: A): Saga<Task<Outcome<R>>> {
  return (yield raw.fork(fn as (...args: unknown[]) => unknown, ...args)) as Task<Outcome<R>>
}

export function* put<T extends Action>(action: T): Saga<T> {
  return (yield raw.put(action)) as T
}

export function* select<R>(selector: (state: never) => R): Saga<R> {
  return (yield raw.select(selector as (state: unknown) => R)) as R
}

export function* take<T extends Action>(creator: {
  match: (action: Action) => action is T
  type: string
}): Saga<T> {
  return (yield raw.take(creator.type)) as T
}

export function* delay(ms: number): Saga {
  yield raw.delay(ms)
}

/** Members are plain effects, so that step tests can see them; name what each one gives. */
export function* all<R extends readonly unknown[]>(effects: { [K in keyof R]: raw.Effect }): Saga<R> {
  // A mapped tuple is a list of its members, which the compiler does not see while R is open.
  return (yield raw.all(effects as unknown as raw.Effect[])) as R
}

/** Members are plain effects. A winner that returns nothing is undefined: ask which action won. */
export function* race<R extends Record<string, unknown>>(effects: { [K in keyof R]: raw.Effect }): Saga<
  Partial<R>
> {
  return (yield raw.race(effects as Record<string, raw.Effect>)) as Partial<R>
}

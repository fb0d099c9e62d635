import * as raw from '@redux-saga/core/effects'

/** The error made where an effect was created; only reading its stack takes time. */
const places = new WeakMap<object, Error>()

const MOST_LINES = 7

/** Returns the same effect creator, which also records where each effect was created. */
export function placed<F>(create: F): F {
  const creating = create as (...args: unknown[]) => object
  return ((...args: unknown[]) => {
    const effect = creating(...args)
    places.set(effect, new Error())
    return effect
  }) as F
}

/** Returns the stack in which an effect was created, innermost line first; the room finds the saga's line with the source map. */
export const stackOf = (effect: unknown): string | undefined =>
  places
    .get(effect as object)
    // Only V8 begins with the name of the error.
    ?.stack?.replace(/^Error\n/, '')
    .split('\n')
    // The innermost line is in this file.
    .slice(1, 1 + MOST_LINES)
    .map(line => line.trim().replace(window.location.origin, ''))
    .join('\n')

// Takes the place of redux-saga/effects in a development build.
export * from '@redux-saga/core/effects'

export const all = placed(raw.all)
export const call = placed(raw.call)
export const cancel = placed(raw.cancel)
export const delay = placed(raw.delay)
export const fork = placed(raw.fork)
export const put = placed(raw.put)
export const race = placed(raw.race)
export const select = placed(raw.select)
export const spawn = placed(raw.spawn)
export const take = placed(raw.take)
export const takeEvery = placed(raw.takeEvery)
export const takeLatest = placed(raw.takeLatest)
export const takeLeading = placed(raw.takeLeading)

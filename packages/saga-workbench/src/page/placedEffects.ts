import * as raw from '@redux-saga/core/effects'
import { placed } from './places'

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

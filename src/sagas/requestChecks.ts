import type { RequestName } from 'src/constants/journeys'
import type { Saga } from 'src/sagas/effects'
import { refuseCaller } from 'src/sagas/nativeClient/refuseCaller'

/** The check of each journey that answers a request from outside the browser. The chunk loads only for such a request. */
const CHECKS: { [N in RequestName]: () => Saga } = { nativeClient: refuseCaller }

export const requestChecks: readonly (() => Saga)[] = Object.values(CHECKS)

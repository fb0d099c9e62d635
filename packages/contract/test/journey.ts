import type { ActingUser } from 'src/services/http/call'
import type { Walk } from './walks/walk'

/** Calls a service of the app as a journey would; `origin` is that of the server, `acting` the user for whom a call that changes data is made. */
export type ServiceCall = (origin: string, acting?: ActingUser) => Promise<unknown>

/** By status, the answer that a service gives; a status that is not here is a failure. */
export type RuledAnswers = Record<number, unknown>

/** In the place of the server's message. */
export const SAID = Symbol('said')
export const signedOut: RuledAnswers = { 401: 'signedOut' }
export const signedOutList: RuledAnswers = { 401: { kind: 'signedOut' } }

/** The checks of a journey's calls. `journeys/all.ts` lists those of all journeys. */
export interface JourneyCalls {
  /** By operation, each service function that calls it. */
  calls?: Record<string, ServiceCall[]>
  /** By operation and status, how the sandbox comes to return it; `all.ts` adds those that the contract alone determines. */
  walks?: Walk[]
  /** By operation, the statuses that are answers, or those of each way of calling it. */
  ruled?: Record<string, RuledAnswers | RuledAnswers[]>
  /** The operations that other tests check, since a status is not enough to judge their answers. */
  judgedElsewhere?: string[]
  /** The operations that the app calls without a submit: it sends them although the browser reports that it is offline. */
  unasked?: string[]
}

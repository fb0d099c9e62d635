import type { Browser } from 'test/model/browser/browser'
import type { Page, SentCall } from 'test/model/browser/page'
import type { ServerAnswer } from 'test/model/server/answers'
import type { Server, ServerOptions, Session } from 'test/model/server/server'
import type { Step } from 'test/model/world/step'

/** The objects that the steps of a journey act on. */
interface Surroundings {
  readonly browser: Browser
  readonly server: Server
  readonly options: ServerOptions
}

/** Answers a call of the journey; `session` is absent if the call needs none. */
export type AnswerCall = (server: Server, call: SentCall, session?: Session) => ServerAnswer

/** The model of a journey: its calls, its addresses and its users' actions. */
export interface JourneyModel {
  /** Calls that need no session, by method and path. */
  open?: Readonly<Record<string, AnswerCall>>
  /** Calls that need a full session. */
  inSession?: Readonly<Record<string, AnswerCall>>
  /** Calls whose acceptance changes the session. */
  credentials?: readonly string[]
  /** Calls of POST and PUT that act in no session. */
  outsideSession?: readonly string[]
  /** The addresses that open the app from outside, by their names. */
  addresses?: Readonly<Record<string, string>>
  config?: object
  /** The company's settings that switch the journey on. */
  settings?: object
  /** The possible actions of a user on a page of the app. */
  onPage?: (page: Page) => Iterable<Step>
  /** The possible events elsewhere: on other devices, and in new tabs while one may be opened. */
  elsewhere?: (around: Surroundings) => Iterable<Step>
  newTabs?: (around: Surroundings) => Iterable<Step>
  /** The place to which a page that leaves for an address hands a user over, and the user; undefined if the address is not the journey's. */
  handsOver?: (server: Server, address: URL) => { to: string; user: string } | undefined
}

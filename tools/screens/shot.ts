import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

/** The environment of a shot: a separate page, and a freshly reset sandbox. */
export interface Stage {
  page: Page
  sandbox: Sandbox
}

/** An action of a user, a change of the environment, or a wait until something is visible. */
export type Act = (stage: Stage) => Promise<unknown>

export interface Shot {
  /** The name of the files: the screen first, then its state. */
  name: string
  /** Options of its browser, in addition to the variant's. */
  options?: BrowserContextOptions
  /** The shot in whose state the way begins; without it, an empty page. */
  from?: string
  /** The way to the state, until it is visible: from the shot that `from` names, and from any shot between the two that also begins there. */
  way: Act[]
}

/** A way to a state that begins at an empty page, or one with a beginning or options of its browser. */
export type Way = Act[] | Omit<Shot, 'name'>

/** The ways to some states, by the names of their shots. */
export type Ways = Record<string, Way>

/** Returns a way that begins at the state of another shot. */
export const after = (from: string, ...way: Act[]): Way => ({ from, way })

export const shotsOf = (ways: Ways): Shot[] =>
  Object.entries(ways).map(([name, way]) => ({ name, ...(Array.isArray(way) ? { way } : way) }))

/** Executes one action after another. */
export const inTurn =
  (...acts: Act[]): Act =>
  async stage => {
    for (const act of acts) await act(stage)
  }

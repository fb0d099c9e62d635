import type { UnknownAction } from '@reduxjs/toolkit'

/** The part of a journey's model that runs within a page: it is bundled with the app. */
export interface AppJourney {
  /** The actions that the journey's screens dispatch, by the act of the person. */
  acts: Readonly<Record<string, () => readonly UnknownAction[]>>
  /** The slices whose steps the world must know. */
  slices: readonly string[]
}

import type { ComponentType } from 'react'
import type { Journey } from 'src/store/createStore'

/** The exports of a chunk that brings a journey, if it brings one. */
export interface JourneyModule {
  journey?: Journey
}

/** The exports of a screen's chunk. */
export interface ScreenModule extends JourneyModule {
  default: ComponentType
}

export type LoadScreen = () => Promise<ScreenModule>

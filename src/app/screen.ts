import type { ComponentType } from 'react'
import type { Journey } from 'src/store/createStore'

/** The exports of a screen's chunk: the screen, and its journey if it has one. */
export interface ScreenModule {
  default: ComponentType
  journey?: Journey
}

export type LoadScreen = () => Promise<ScreenModule>

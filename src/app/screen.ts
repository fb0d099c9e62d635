import type { ComponentType } from 'react'
import type { Journey } from 'src/store/createStore'

/** What the chunk of a screen exports: the screen itself, and the journey that it belongs to, if it has one of its own. */
export interface ScreenModule {
  default: ComponentType
  journey?: Journey
}

export type LoadScreen = () => Promise<ScreenModule>

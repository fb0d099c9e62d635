import type { ComponentType } from 'react'
import type { Journey } from 'src/store/createStore'

export interface JourneyModule {
  journey?: Journey
}

interface ScreenModule extends JourneyModule {
  default: ComponentType
}

export type LoadScreen = () => Promise<ScreenModule>

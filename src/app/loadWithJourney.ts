import type { ComponentType } from 'react'
import { loadMessages } from 'src/messages/catalogue'
import type { LoadScreen } from 'src/app/screen'
import type { Journey } from 'src/store/createStore'

/** Adds a journey whose chunk has loaded. */
export type Adopt = (journey: Journey) => void

/** Loads a screen and its words; its journey runs before it is shown. */
export const loadWithJourney = (load: LoadScreen, adopt: Adopt) => async (): Promise<ComponentType> => {
  const [{ default: Screen, journey }] = await Promise.all([load(), loadMessages()])
  if (journey) adopt(journey)
  return Screen
}

import { helpSaga } from 'src/sagas/support/helpSaga'
import { deviceSaga } from 'src/sagas/page/deviceSaga'
import { pixelSaga } from 'src/sagas/page/pixelSaga'
import { signOutSaga } from 'src/sagas/page/signOutSaga'
import type { Journey } from 'src/store/createStore'

const NO_STEPS = { steps: {} }

/** The journeys that begin with the screens: they arrive with React, so that the first form does not wait for them. */
export const SCREEN_JOURNEYS: readonly Journey[] = [
  { name: 'signOut', saga: signOutSaga, progress: NO_STEPS },
  { name: 'help', saga: helpSaga, progress: NO_STEPS },
  { name: 'device', saga: deviceSaga, progress: NO_STEPS },
  { name: 'pixel', saga: pixelSaga, progress: NO_STEPS },
]

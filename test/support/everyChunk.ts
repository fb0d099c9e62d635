import { FACTOR_PARTS } from 'src/app/journeys/factorParts'
import { SCREEN_JOURNEYS } from 'src/app/journeys/screenJourneys'
import { SIGN_IN_PARTS } from 'src/app/journeys/signInParts'
import { SCREENS } from 'src/app/routes'
import type { JourneyModule } from 'src/app/screen'

/** Returns the loaders of all chunks that bring a journey: the screens' own first, those of the sign-in page last. */
export const everyChunk = (): (() => Promise<JourneyModule>)[] => [
  ...SCREEN_JOURNEYS.map(journey => () => Promise.resolve({ journey })),
  ...Object.values(SCREENS),
  ...Object.values(FACTOR_PARTS),
  ...Object.values(SIGN_IN_PARTS).map(({ load }) => load),
]

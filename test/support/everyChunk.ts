import { FACTOR_PARTS, SIGN_IN_PARTS } from 'src/app/journeys/lazyParts'
import { SCREEN_JOURNEYS } from 'src/app/journeys/screenJourneys'
import { SCREENS } from 'src/app/routes'
import type { JourneyModule } from 'src/app/loadWithJourney'

/** Returns the loaders of all chunks that bring a journey: the screens' own first, those of the sign-in page last. */
export const everyChunk = (): (() => Promise<JourneyModule>)[] => [
  ...SCREEN_JOURNEYS.map(journey => () => Promise.resolve({ journey })),
  ...Object.values(SCREENS),
  ...Object.values(FACTOR_PARTS),
  ...Object.values(SIGN_IN_PARTS).map(({ load }) => load),
]

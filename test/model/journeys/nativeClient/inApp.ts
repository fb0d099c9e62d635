import { nativeClientActions } from 'src/features/nativeClient/nativeClientSlice'
import type { AppJourney } from 'test/model/journeys/appJourney'

export const nativeClientInApp = {
  acts: { openNativeApp: () => [nativeClientActions.wanted('open')] },
  slices: ['nativeClient'],
} satisfies AppJourney

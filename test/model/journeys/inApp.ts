import type { AppJourney } from 'test/model/journeys/appJourney'
import { nativeClientInApp } from 'test/model/journeys/nativeClient/inApp'
import { phoneSignInInApp } from 'test/model/journeys/phoneSignIn/inApp'

/** The journeys that have a separate model; the rest of the model does not name them. */
export const APP_JOURNEYS: readonly AppJourney[] = [nativeClientInApp, phoneSignInInApp]

import type { AppJourney } from 'test/model/journeys/appJourney'
import { nativeClientInApp } from 'test/model/journeys/nativeClient/inApp'
import { phoneSignInInApp } from 'test/model/journeys/phoneSignIn/inApp'

/** The journeys with a model of their own; the rest of the model knows none of them. */
export const APP_JOURNEYS: readonly AppJourney[] = [nativeClientInApp, phoneSignInInApp]

import { COOKIES } from 'src/constants/cookies'
import { BASE_PATH } from 'src/constants/basePath'
import { rawCookie } from 'src/services/storage/rawCookie'

/** What the inline script knows of the person before the app's own scripts come. */
export interface Facts {
  path: string
  /** Within a frame of another origin nothing is shown. */
  foreignFrame: boolean
  /** As the document has them. */
  cookies: string
  /** Whether the web app has left word of why the session ended. */
  sessionEnded: boolean
  /** The runtime configuration, as it stands in the page. */
  config: Readonly<Record<string, unknown>>
}

/** True when the prerendered username step is what this person gets: nobody is signed in, nothing has to be said, and there is no look of the company's own to wait for. */
export const isForEveryone = (facts: Facts): boolean =>
  !facts.foreignFrame &&
  facts.path.replace(/\/$/, '') === BASE_PATH &&
  !facts.sessionEnded &&
  rawCookie(facts.cookies, COOKIES.authenticationMode) !== 'simple' &&
  // A device check that was not passed is told.
  rawCookie(facts.cookies, COOKIES.deviceCheck) === undefined &&
  !facts.config.accentColor &&
  !facts.config.texts

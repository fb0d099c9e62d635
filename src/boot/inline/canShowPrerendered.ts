import { COOKIES } from 'src/constants/cookies'
import { BASE_PATH } from 'src/constants/basePath'
import { rawCookie } from 'src/services/storage/rawCookie'

/** What the inline script knows of the person before the app's own scripts come. */
export interface PrerenderFacts {
  path: string
  /** Within a frame of another origin nothing is shown. */
  foreignFrame: boolean
  /** As the document has them. */
  cookies: string
  /** Whether the web app has stored why the session ended. */
  sessionEnded: boolean
  /** What of the runtime configuration the page waits for: a look or words of the company's own. */
  dressed: unknown
}

/** True when this person gets the prerendered username step: nobody is signed in, no message is pending, and no company theme has to load first. */
export const canShowPrerendered = (facts: PrerenderFacts): boolean =>
  !facts.foreignFrame &&
  facts.path.replace(/\/$/, '') === BASE_PATH &&
  !facts.sessionEnded &&
  rawCookie(facts.cookies, COOKIES.authenticationMode) !== 'simple' &&
  // The app reports a failed device check.
  rawCookie(facts.cookies, COOKIES.deviceCheck) === undefined &&
  !facts.dressed

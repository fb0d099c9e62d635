import { COOKIES } from 'src/constants/cookies'
import { BASE_PATH } from 'src/constants/basePath'
import { rawCookie } from 'src/services/storage/rawCookie'

/** The facts about the person that the inline script knows before the app's scripts load. */
export interface PrerenderFacts {
  path: string
  /** Whether the page is within a frame of another origin, where it shows nothing. */
  foreignFrame: boolean
  /** As the document has them. */
  cookies: string
  /** Whether the web app has stored why the session ended. */
  sessionEnded: boolean
  /** The part of the runtime configuration that the page waits for: the company's own look or texts. */
  dressed: unknown
}

/** Returns whether to show the prerendered username step: no one is signed in, and no message or company theme is due. */
export const canShowPrerendered = (facts: PrerenderFacts): boolean =>
  !facts.foreignFrame &&
  facts.path.replace(/\/$/, '') === BASE_PATH &&
  !facts.sessionEnded &&
  rawCookie(facts.cookies, COOKIES.authenticationMode) !== 'simple' &&
  // The app reports a failed device check.
  rawCookie(facts.cookies, COOKIES.deviceCheck) === undefined &&
  !facts.dressed

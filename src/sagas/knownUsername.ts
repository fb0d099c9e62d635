import * as v from 'valibot'
import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { cleanUsername } from 'src/services/cleanUsername'
import { readCookie } from 'src/services/readCookie'
import { readSession } from 'src/services/sessionStore'

const usernameSchema = v.pipe(v.string(), v.transform(cleanUsername))

/** Who is signed in, as far as this browser knows; '' when it does not. */
export const knownUsername = (): string =>
  readSession(SESSION_KEYS.authUsername, usernameSchema) ?? readCookie(COOKIES.lastLoginUsername) ?? ''

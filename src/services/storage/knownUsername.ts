import * as v from 'valibot'
import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { cleanUsername } from 'src/services/storage/cleanUsername'
import { readCookie } from 'src/services/storage/readCookie'
import { readSession } from 'src/services/storage/sessionStore'

const usernameSchema = v.pipe(v.string(), v.transform(cleanUsername))

/** A username that this tab keeps, as text. */
export const storedUsername = (key: typeof SESSION_KEYS.username | typeof SESSION_KEYS.authUsername) =>
  readSession(key, usernameSchema)

/** Who is signed in, as far as this browser knows; '' when it does not. */
export const knownUsername = (): string =>
  storedUsername(SESSION_KEYS.authUsername) ?? readCookie(COOKIES.lastLoginUsername) ?? ''

import { COOKIES } from 'src/constants/cookies'
import type { CompanySettings } from 'src/services/api/companyService'
import { personActions } from 'src/features/session/personSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { rememberAccount } from 'src/services/storage/username/accounts'
import { writeCookie } from 'src/services/storage/cookies'
import {
  askerName,
  forgetOther,
  knownUsername,
  readDone,
  readGuest,
  readSaid,
} from 'src/services/storage/signInFacts'
import { signInName } from 'src/services/storage/signInRecord'

/** Remembers on this browser who signs in, for the next time (sign-in/cookies). */
export function* rememberPerson(username: string, userId?: string | number | null): Saga {
  yield* call(forgetOther, username)
  // Before the cookies: the list reads in them whether the name before was forgotten. A guest comes once.
  if (!(yield* call(readGuest))) yield* call(rememberAccount, username)
  yield* call(writeCookie, COOKIES.rememberMeInfo, username)
  yield* call(writeCookie, COOKIES.lastLoginUsername, username)
  if (userId != null) yield* call(writeCookie, COOKIES.userId, String(userId))
}

/** Remembers the person once the password and the last factor were right. */
export function* rememberSignedIn(): Saga {
  const username = yield* call(signInName)
  if (username) yield* call(rememberPerson, username)
}

/** Sets a cookie that says to the web app whether auto-login is on: from the person's answer, else from the company settings. */
export function* rememberAutoLogin(settings: CompanySettings): Saga {
  const enabled = (yield* call(readSaid)).autoLoginEnabled ?? settings.autoLoginEnabled
  if (enabled != null) yield* call(writeCookie, COOKIES.autoLoginEnabled, enabled ? 'enabled' : 'disabled')
}

/** Tells the screens who is known to be here. */
export function* tellPerson(): Saga {
  yield* call(tell, yield* call(knownUsername))
}

/** Tells the support form who asks. */
export function* tellAsker(): Saga {
  yield* call(tell, yield* call(askerName))
}

function* tell(username: string): Saga {
  yield* put(
    personActions.known({
      username,
      guest: yield* call(readGuest),
      done: yield* call(readDone),
    }),
  )
}

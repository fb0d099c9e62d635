import { COOKIES } from 'src/constants/cookies'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAccountName, selectAnswer, selectGuest } from 'src/features/record/selectors'
import { personFacts } from 'src/features/signIn/personFacts'
import { call, put, type Saga, select } from 'src/sagas/effects'
import type { CompanySettings } from 'src/services/api/companyService'
import { writeCookie } from 'src/services/storage/cookies'
import { forgetOther } from 'src/services/storage/rememberedPerson'
import { rememberAccount } from 'src/services/storage/accounts'

/** Stores in this browser who signs in, for the next time (sign-in/cookies). */
export function* rememberPerson(username: string, userId?: string | number | null): Saga {
  yield* call(forgetOther, username)
  // The list comes before the cookies: it reads from them whether the person has forgotten the previous name. A guest is not remembered: guests sign in once.
  if (!(yield* select(selectGuest))) yield* call(rememberAccount, username)
  yield* call(writeCookie, COOKIES.rememberMeInfo, username)
  yield* call(writeCookie, COOKIES.lastLoginUsername, username)
  yield* put(recordActions.remembered(username))
  if (userId != null) yield* call(writeCookie, COOKIES.userId, String(userId))
}

/** Remembers the person once the password and the last factor were right. */
export function* rememberSignedIn(): Saga {
  const username = yield* select(selectAccountName)
  if (username) yield* call(rememberPerson, username)
}

/** Sets a cookie that informs the web app of auto-login, as in the answer to the password, otherwise as in the settings. */
export function* rememberAutoLogin(settings: CompanySettings): Saga {
  const { autoLoginEnabled } = personFacts(yield* select(selectAnswer), settings)
  if (autoLoginEnabled !== undefined)
    yield* call(writeCookie, COOKIES.autoLoginEnabled, autoLoginEnabled ? 'enabled' : 'disabled')
}

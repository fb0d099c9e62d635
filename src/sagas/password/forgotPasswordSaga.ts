import * as v from 'valibot'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { afterForgotLookup } from 'src/features/password/forgot/afterForgotLookup'
import { afterPhoneLookup } from 'src/features/password/forgot/afterPhoneLookup'
import { forgotActions, selectForgot } from 'src/features/password/forgot/forgotSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { problemOf } from 'src/features/problemOf'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectLocationState } from 'src/features/session/selectRoute'
import { companyNameFor } from 'src/sagas/company/companyName'
import {
  call,
  callEffect,
  put,
  race,
  type Saga,
  select,
  takeEffect,
  takeEvery,
  takeLeading,
} from 'src/sagas/effects'
import { goTo, exitTo } from 'src/sagas/navigation/goTo'
import { findIdentityProvider } from 'src/services/api/authService'
import { findResetPhone } from 'src/services/api/passwordResetService'
import { failureOf } from 'src/services/http/serviceError'
import { readSession, writeSession } from 'src/services/storage/sessionStore'
import { keepTyped, leaveForProvider } from 'src/services/storage/signInFacts'

/** The username that was typed at the sign-in or here before, as text to prefill. */
export const readUsername = (): string => readSession(SESSION_KEYS.username) ?? ''

const fromReset = v.object({ previousPath: v.literal(ROUTES.resetPassword) })

export function* arriveAtForgotPassword(): Saga {
  const username = yield* call(readUsername)
  const startAgain = v.safeParse(fromReset, yield* select(selectLocationState)).success
  yield* put(forgotActions.arrived({ username, startAgain }))
}

/** Finds out how a password can be reset: by another provider, by a code to the phone, or not (password-reset/provider, password-reset/phone). */
export function* lookUpAccount({ payload: username }: ReturnType<typeof forgotActions.submitted>): Saga {
  if ((yield* select(selectForgot)).step !== 'lookingUp') return
  yield* call(keepTyped, username)
  // The sign-in page shows it again (forms/asked-once).
  yield* put(loginActions.usernameEdited(username))
  try {
    const provider = yield* call(findIdentityProvider, username)
    const whose = afterForgotLookup(provider, yield* call(companyNameFor, provider))
    if (whose.kind === 'provider') yield* put(forgotActions.providerFound(whose.redirectUrl))
    else yield* call(lookUpPhone, username)
  } catch (error) {
    yield* put(forgotActions.failed(problemOf(failureOf(error), 'notAutomatic')))
  }
}

function* lookUpPhone(username: string): Saga {
  const next = afterPhoneLookup(yield* call(findResetPhone, username))
  switch (next.kind) {
    case 'problem':
      yield* put(forgotActions.failed(next.problem))
      return
    case 'reset':
      yield* call(writeSession, SESSION_KEYS.resetPasswordPhoneInfo, [next.info])
      yield* call(goTo, ROUTES.resetPassword)
  }
}

/** To the provider's page; nothing of the person before counts behind it (storage/next-person). */
export function* resetAtProvider(): Saga {
  const forgot = yield* select(selectForgot)
  if (forgot.step !== 'provider') return
  yield* call(leaveForProvider, forgot.username)
  yield* call(exitTo, forgot.redirectUrl)
}

/** Editing the username cancels a pending lookup. */
function* lookUpUntilEdited(action: ReturnType<typeof forgotActions.submitted>): Saga {
  yield* race({
    done: callEffect(lookUpAccount, action),
    edited: takeEffect(forgotActions.edited),
  })
}

/** Help may be a page: on the way back the name is there (forms/asked-once). The phone of a name that stays does as well. */
function* keepName(): Saga {
  const forgot = yield* select(selectForgot)
  if (forgot.step === 'away' || !forgot.username) return
  if (forgot.username !== (yield* call(readUsername))) yield* call(keepTyped, forgot.username)
}

export function* forgotPasswordJourney(): Saga {
  yield* call(arriveAtForgotPassword)
  yield* takeLeading(forgotActions.submitted, lookUpUntilEdited)
  yield* takeLeading(forgotActions.continued, resetAtProvider)
  yield* takeEvery(sessionEvents.helpAsked, keepName)
}

import { ROUTES } from 'src/constants/routes'
import {
  afterForgotLookup,
  afterPhoneLookup,
  needsSupport,
} from 'src/features/password/forgot/afterForgotLookup'
import { forgotActions, selectForgot } from 'src/features/password/forgot/forgotPasswordSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectTyped } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectLocationState } from 'src/features/navigation/selectRoute'
import { companyNameFor } from 'src/sagas/company/company'
import { cancelOn } from 'src/sagas/lifetime/whileRouteActive'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, takeEvery, takeLatest, takeLeading } from 'src/sagas/effects'
import { exitTo, goTo, redirectTo } from 'src/sagas/navigation/goTo'
import { leaveForProvider, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { findSupportAddress } from 'src/sagas/company/helpInfo'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { findResetPhone } from 'src/services/api/password/passwordResetService'
import { config } from 'src/services/config'
import { beginSubmit } from 'src/services/http/http'
import { isSameName } from 'src/services/cleanUsername'

export function* arriveAtForgotPassword(): Saga {
  const username = yield* select(selectTyped)
  const { previousPath } = yield* select(selectLocationState)
  const startAgain = previousPath === ROUTES.resetPassword
  yield* put(forgotActions.arrived({ username, startAgain }))
}

/** Finds out how a password can be reset: by another provider, by a code to the phone, or not (password-reset/provider, password-reset/phone). */
export function* lookUpAccount({ payload: username }: ReturnType<typeof forgotActions.submitted>): Saga {
  if ((yield* select(selectForgot)).step !== 'lookingUp') return
  yield* put(recordActions.nameTyped(username))
  // The sign-in page fills in this username later (forms/asked-once).
  yield* put(loginActions.usernameEdited(username))
  try {
    const provider = yield* call(findIdentityProvider, username)
    const whose = afterForgotLookup(provider, yield* call(companyNameFor, provider))
    if (whose.kind === 'provider') yield* put(forgotActions.providerFound(whose.redirectUrl))
    else yield* call(lookUpPhone, username)
  } catch (error) {
    yield* put(forgotActions.failed(yield* catchProblem(error, 'notAutomatic')))
  }
}

function* lookUpPhone(username: string): Saga {
  const next = afterPhoneLookup(yield* call(findResetPhone, username))
  switch (next.kind) {
    case 'problem':
      yield* put(forgotActions.failed(next.problem))
      return
    case 'reset':
      yield* put(recordActions.phoneFound(next.info))
      yield* call(goTo, ROUTES.resetPassword)
  }
}

/** Goes to the provider's page; forgets the facts of an earlier person first (storage/next-person). */
export function* resetAtProvider(): Saga {
  yield* call(untilSignOutSettled)
  const forgot = yield* select(selectForgot)
  if (forgot.step !== 'provider') return
  try {
    yield* call(beginSubmit, 'provider')
    yield* call(leaveForProvider, forgot.username)
  } catch (error) {
    yield* put(forgotActions.departureFailed(yield* catchProblem(error, 'serverLater')))
    return
  }
  yield* call(exitTo, forgot.redirectUrl)
}

/** Requests the company's support address as soon as 'Contact support' is visible (password-reset/contact-support). */
export function* offerSupport({ payload }: ReturnType<typeof forgotActions.failed>): Saga {
  if (needsSupport(payload)) yield* call(findSupportAddress)
}

/** Cancels the worker when the person edits the username. */
const cancelOnEdit = cancelOn(forgotActions.edited)

/** Help may open as a separate page. Stores the name for the way back (forms/asked-once), and the phone if the name is unchanged. */
function* keepName(): Saga {
  const forgot = yield* select(selectForgot)
  if (forgot.step === 'away' || !forgot.username) return
  if (!isSameName(forgot.username, yield* select(selectTyped)))
    yield* put(recordActions.nameTyped(forgot.username))
}

/** A forgotten password; where the company has no such way, its address leads to the sign-in page (sign-in/forgot-link). */
export function* forgotPasswordJourney(): Saga {
  if (!config().forgotPassword) {
    yield* call(redirectTo, ROUTES.login)
    return
  }
  yield* call(arriveAtForgotPassword)
  yield* takeLeading(forgotActions.submitted, cancelOnEdit(lookUpAccount))
  yield* takeLatest(forgotActions.failed, offerSupport)
  yield* takeLeading(forgotActions.continued, cancelOnEdit(resetAtProvider))
  yield* takeEvery(sessionEvents.helpRequested, keepName)
}

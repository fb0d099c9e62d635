import { COOKIES } from 'src/constants/cookies'
import { FEATURES } from 'src/constants/features'
import { ROUTES } from 'src/constants/routes'
import { selectSettings } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectBack, selectPopup, selectAnswer } from 'src/features/session/record/selectors'
import { finalDestination, type FinalDestination } from 'src/features/signIn/finalDestination'
import { personFacts } from 'src/features/signIn/personFacts'
import { simpleLoginDestination } from 'src/features/signIn/simpleLoginDestination'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { advanceTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { handBack } from 'src/sagas/navigation/handBack'
import { webAppAddress } from 'src/sagas/navigation/openWebApp'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { upgradeOrOffer } from 'src/sagas/passkeys/upgradeOrOffer'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { broadcastSignedIn } from 'src/services/browser/signedInChannel'
import { readCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { welcomeAddress, withParameter } from 'src/services/addresses/pageAddress'
import { returnTarget } from 'src/services/storage/returnTarget'
import { failureOf } from 'src/services/http/serviceError'

/** The last part of every sign-in; the settings are loaded (sign-in/simple-login). `welcome`: version 1 onboarding is still to be done. */
export function* simpleLogin(onboarding?: 'welcome'): Saga {
  const settings = yield* select(selectSettings)
  const answer = yield* select(selectAnswer)
  const facts = personFacts(answer, settings, yield* call(readCookie, COOKIES.autoLoginEnabled))
  const destination = simpleLoginDestination({
    passwordIsActivationCode: facts.passwordIsActivationCode,
    changePasswordHere: (yield* call(knownFeatures)).includes(FEATURES.changePasswordInAuthApp),
    autoLoginEnabled: facts.autoLoginEnabled ?? false,
  })
  if (destination === 'temporaryPassword') {
    yield* call(advanceTo, ROUTES.resetTempPassword)
    return
  }
  if (answer.passkeyOffer && (yield* call(upgradeOrOffer))) {
    yield* call(advanceTo, ROUTES.passkeyOffer)
    return
  }
  if (!(yield* call(syncMark))) return
  yield* call(setAuthenticationMode, 'simple')
  const back = yield* call(returnTarget, yield* select(selectBack))
  const end = finalDestination({ back, welcome: onboarding === 'welcome', webtoken: undefined })
  const address = yield* call(finalAddress, end)
  if (destination === 'autoLogin' && (yield* call(autoLogin, address)) === 'redirected') {
    if (yield* select(selectPopup)) yield* call(broadcastSignedIn)
    yield* put(recordActions.ended())
    return
  }
  yield* call((yield* select(selectPopup)) ? handBack : finish, address)
}

/** A federated sign-in hands its token to the address that it returns to; none of the checks run (sign-in/federated). */
export function* federatedLogin(): Saga {
  const webtoken = yield* call(federatedToken)
  const end = finalDestination({
    back: yield* call(returnTarget, yield* select(selectBack)),
    welcome: false,
    webtoken,
  })
  yield* call(finish, yield* call(finalAddress, end))
}

function* federatedToken(): Saga<string | undefined> {
  try {
    return (yield* call(fetchAutoLogin)).token
  } catch (error) {
    yield* call(logFailure, 'auto-login data', failureOf(error))
    return undefined
  }
}

/** Ends the sign-in and leaves; nothing needs the return address any more. */
export function* finish(address: string): Saga {
  if (!(yield* call(syncMark))) return
  yield* put(recordActions.ended())
  yield* call(exitReplacing, address)
}

/** The address of a final destination. */
export function* finalAddress(destination: FinalDestination): Saga<string> {
  switch (destination.kind) {
    case 'welcome':
      return yield* call(welcomeAddress)
    case 'webAppRoot':
      return withToken(yield* call(webAppAddress), destination.webtoken)
    case 'back':
      return withToken(destination.address, destination.webtoken)
  }
}

const withToken = (address: string, token: string | undefined): string =>
  token === undefined ? address : withParameter(address, 'webtoken', token)

import { COOKIES } from 'src/constants/cookies'
import { FEATURES } from 'src/constants/features'
import { ROUTES } from 'src/constants/routes'
import { selectSettings } from 'src/features/company/companySlice'
import { selectBack, selectCaller, selectAnswer } from 'src/features/record/selectors'
import { endPage, signInEnd } from 'src/features/record/signInEnd'
import {
  finalDestination,
  type FinalDestination,
  simpleLoginDestination,
} from 'src/features/signIn/signInCheck'
import { personFacts } from 'src/features/signIn/personFacts'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { knownFeatures } from 'src/sagas/company/company'
import { tryCall } from 'src/sagas/caught'
import { call, type Saga, select } from 'src/sagas/effects'
import { endAddress, endAtHost, endSignIn, openOwnPage } from 'src/sagas/leaving/endSignIn'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { finish, webAppAddress } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { logServerFault } from 'src/services/log'
import { welcomeAddress, withParameter } from 'src/services/addresses/outsidePages'
import { returnTarget } from 'src/services/storage/returnTarget'

/** Runs the last part of every sign-in, with loaded settings (sign-in/simple-login). `welcome`: version 1 onboarding is not complete. */
export function* simpleLogin(onboarding?: 'welcome'): Saga {
  const settings = yield* select(selectSettings)
  const answer = yield* select(selectAnswer)
  const facts = personFacts(answer, settings, yield* call(readCookie, COOKIES.autoLoginEnabled))
  const changePasswordHere = (yield* call(knownFeatures)).includes(FEATURES.changePasswordInAuthApp)
  if (facts.passwordIsActivationCode && !changePasswordHere)
    yield* call(
      logServerFault,
      `passwordIsActivationCode without the feature ${FEATURES.changePasswordInAuthApp}`,
    )
  const destination = simpleLoginDestination({
    passwordIsActivationCode: facts.passwordIsActivationCode,
    changePasswordHere,
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
  if (!(yield* call(untilMayAct))) return
  yield* call(setAuthenticationMode, 'simple')
  const end = signInEnd(yield* select(selectCaller))
  const address = (yield* call(endAddress, end)) ?? (yield* call(returnAddress, onboarding === 'welcome'))
  if (destination === 'autoLogin' && (yield* call(autoLogin, address)) === 'redirected')
    yield* call(endAtHost, end)
  else yield* call(endSignIn, end, address)
}

/** Returns the address at which the web app continues; a host that takes over the browser leads there, too. */
function* returnAddress(welcome: boolean): Saga<string> {
  const back = yield* call(returnTarget, yield* select(selectBack))
  return yield* call(finalAddress, finalDestination({ back, welcome, webtoken: undefined }))
}

/** Hands a federated sign-in's token to its return address, or ends at a page; no checks run (sign-in/federated, security-page/back). */
export function* federatedLogin(): Saga {
  const at = endPage(signInEnd(yield* select(selectCaller)))
  if (at) return yield* call(openOwnPage, at)
  const data = yield* tryCall('auto-login data', fetchAutoLogin)
  const end = finalDestination({
    back: yield* call(returnTarget, yield* select(selectBack)),
    welcome: false,
    webtoken: data?.token,
  })
  yield* call(finish, yield* call(finalAddress, end))
}

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

/**
 * Leads to the form for a new password if the server requires one; returns false otherwise. By then the password and
 * the factors are accepted, and no check has run (password-change/required).
 */
export function* demandNewPassword(): Saga<boolean> {
  if (!(yield* select(selectAnswer)).passwordChange) return false
  yield* call(advanceTo, ROUTES.resetTempPassword)
  return true
}

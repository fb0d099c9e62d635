import { COOKIES } from 'src/constants/cookies'
import { FEATURES } from 'src/constants/features'
import { PAGES, ROUTES } from 'src/constants/routes'
import { selectSettings } from 'src/features/company/companySlice'
import { finalStop, type FinalStop } from 'src/features/signIn/finalStop'
import { simpleLoginStop } from 'src/features/signIn/simpleLoginStop'
import { autoLogin } from 'src/sagas/signIn/autoLogin'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, type Saga, select } from 'src/sagas/effects'
import { goOn, leaveToStay } from 'src/sagas/navigation/goTo'
import { webAppAddress } from 'src/sagas/navigation/openWebApp'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { addressOf, withParameter } from 'src/services/addresses/pageAddress'
import { readReturnAddress } from 'src/services/storage/returnTarget'
import { failureOf } from 'src/services/http/serviceError'
import { endSignIn, readSaid } from 'src/services/storage/signInRecord'

/** The last part of every sign-in; the settings are loaded (spec §4, Simple login). `welcome`: version 1 onboarding is still to be done. */
export function* simpleLogin(onboarding?: 'welcome'): Saga {
  const settings = yield* select(selectSettings)
  const said = yield* call(readSaid)
  const cookie = yield* call(readCookie, COOKIES.autoLoginEnabled)
  const stop = simpleLoginStop({
    passwordIsActivationCode: said.passwordIsActivationCode ?? settings.passwordIsActivationCode ?? false,
    changePasswordHere: (yield* call(knownFeatures)).includes(FEATURES.changePasswordInAuthApp),
    autoLoginEnabled: said.autoLoginEnabled ?? settings.autoLoginEnabled ?? cookie === 'enabled',
  })
  if (stop === 'temporaryPassword') {
    yield* call(goOn, ROUTES.resetTempPassword)
    return
  }
  yield* call(setAuthenticationMode, 'simple')
  const back = yield* call(readReturnAddress)
  const end = finalStop({ back, welcome: onboarding === 'welcome', webtoken: undefined })
  const address = yield* call(finalAddress, end)
  if (stop === 'autoLogin' && (yield* call(autoLogin, address)) === 'redirected') {
    yield* call(endSignIn)
    return
  }
  yield* call(finish, address)
}

/** A federated sign-in hands its token to the address that it returns to; none of the checks run (rulings §4). */
export function* federatedLogin(): Saga {
  const webtoken = yield* call(federatedToken)
  const end = finalStop({ back: yield* call(readReturnAddress), welcome: false, webtoken })
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
  yield* call(endSignIn)
  yield* call(leaveToStay, address)
}

/** The address of a final stop. */
export function* finalAddress(stop: FinalStop): Saga<string> {
  switch (stop.kind) {
    case 'welcome':
      return yield* call(addressOf, { prefix: '', path: PAGES.welcome }, false)
    case 'webAppRoot':
      return withToken(yield* call(webAppAddress), stop.webtoken)
    case 'back':
      return withToken(stop.address, stop.webtoken)
  }
}

const withToken = (address: string, token: string | undefined): string =>
  token === undefined ? address : withParameter(address, 'webtoken', token)

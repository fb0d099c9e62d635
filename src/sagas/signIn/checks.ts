import { FEATURES } from 'src/constants/features'
import { LOGO_WAIT_MS } from 'src/constants/timings'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { type Check, signInCheck } from 'src/features/signIn/signInCheck'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { all, call, callEffect, delayEffect, race, type Saga, select } from 'src/sagas/effects'
import { advanceTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { installOrLogin } from 'src/sagas/signIn/install'
import { rememberAutoLogin } from 'src/sagas/person/person'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { signUpAddress, webAppRoot, withParameter } from 'src/services/addresses/pageAddress'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { preloadImage } from 'src/services/browser/imagePreload'
import { writeSession } from 'src/services/storage/sessionStore'
import { readSaid } from 'src/services/storage/signInFacts'
import { endSignIn } from 'src/services/storage/signInRecord'

/** All that follows a right password, or the last factor; throws what its calls throw (sign-in/checks-order). */
export function* followChecks(): Saga {
  const [features, settings, onboarding] = yield* all([
    callEffect(loadFeatures),
    callEffect(loadSignInSettings),
    callEffect(fetchOnboardingStatus),
  ])
  yield* call(rememberAutoLogin, settings)
  yield* call(writeSession, SESSION_KEYS.onboardingStatus, onboarding.status)
  const { passwordExpiresIn = settings.passwordExpiresIn } = yield* call(readSaid)
  const check = signInCheck({
    passwordExpiresIn,
    frictionless: features.includes(FEATURES.frictionless) || features.includes(FEATURES.frictionlessCapital),
    v3: features.includes(FEATURES.onboardingV3),
    onboardingStatus: onboarding.status,
    onboardingVersion: onboarding.version,
    device: yield* select(selectDevice),
  })
  yield* call(pass, check, features.includes(FEATURES.webappPreview))
}

function* pass(check: Check, preview: boolean): Saga {
  switch (check.kind) {
    case 'simpleLogin':
      return yield* call(simpleLogin)
    case 'simpleLoginV1':
      return yield* call(simpleLogin, 'welcome')
    case 'install':
      return yield* call(installOrLogin)
    case 'screen':
      return yield* call(advanceTo, ROUTES[check.screen])
    case 'deviceCheck':
      return yield* call(startDeviceCheck, 'onboardingV3')
    case 'webAppOnboarding':
      return yield* call(onboardInWebApp, preview)
    case 'page':
      yield* call(endSignIn)
      return yield* call(exitReplacing, yield* call(signUpAddress, check.page))
  }
}

/** Version 2 onboarding: the company's logo is there before the page that shows it (onboarding/v2). */
export function* onboardInWebApp(preview: boolean): Saga {
  const user = yield* call(fetchUserSettings)
  // A code is never put into storage.
  yield* call(writeSession, SESSION_KEYS.userSettings, { ...user, activationCode: undefined })
  if (user.companyLogoUrl) {
    // An image server that hangs must not delay the person.
    yield* race({ image: callEffect(preloadImage, user.companyLogoUrl), late: delayEffect(LOGO_WAIT_MS) })
  }
  yield* call(endSignIn)
  yield* call(exitReplacing, withParameter(yield* call(webAppRoot, { preview }), 'onboarding', 'true'))
}

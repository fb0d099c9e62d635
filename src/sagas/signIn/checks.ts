import { FEATURES } from 'src/constants/features'
import { LOGO_WAIT_MS } from 'src/constants/timings'
import { ROUTES } from 'src/constants/routes'
import { selectDevice, selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { recordActions } from 'src/features/record/recordSlice'
import {
  selectAccountName,
  selectAnswer,
  selectBack,
  selectCaller,
  selectInstalled,
} from 'src/features/record/selectors'
import { personFacts } from 'src/features/signIn/personFacts'
import { type Check, signInCheck, mustInstall } from 'src/features/signIn/signInCheck'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/company'
import { all, call, delay, put, race, type Saga, select, spawn } from 'src/sagas/effects'
import { finish } from 'src/sagas/leaving/openWebApp'
import { advanceTo, exitAdvancing } from 'src/sagas/navigation/goTo'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { rememberAutoLogin } from 'src/sagas/person/person'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { signUpAddress, withParameter } from 'src/services/addresses/outsidePages'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { prepareWebApp, preloadImage } from 'src/services/browser/webAppFiles'
import { returnTarget } from 'src/services/storage/returnTarget'
import { selectSettings } from 'src/features/company/companySlice'
import type { DeviceCheckMode } from 'src/constants/cookies'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'

/** Runs the checks that follow a correct password or the last factor. Rethrows the errors of its requests (sign-in/checks-order). */
export function* followChecks(): Saga {
  yield* call(startBackgroundTasks)
  const [features, settings, onboarding] = yield* all([
    call(loadFeatures),
    call(loadSignInSettings),
    call(fetchOnboardingStatus),
  ])
  yield* call(rememberAutoLogin, settings)
  yield* put(recordActions.onboardingRead(onboarding.status))
  const { passwordExpiresIn } = personFacts(yield* select(selectAnswer), settings)
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

/**
 * Starts the tasks that run in parallel with the checks. The session exists by now. If another window waits for the
 * end of the sign-in, the web app does not open here.
 */
export function* startBackgroundTasks(): Saga {
  if (!(yield* select(selectCaller)))
    yield* call(prepareWebApp, yield* call(returnTarget, yield* select(selectBack)))
  yield* call(signalUnlessOffering)
}

/**
 * Signals the valid passkeys to the device while the checks run. Does nothing while an offer is open: the list would
 * be older than the passkey that the offer creates, and the device would hide it (passkeys/signals).
 */
export function* signalUnlessOffering(): Saga {
  if ((yield* select(selectAnswer)).passkeyOffer) return
  yield* spawn(signalPasskeys, yield* select(selectAccountName))
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
      return yield* call(finish, yield* call(signUpAddress, check.page))
  }
}

/** Begins version 2 onboarding, and loads the company's logo before the page that shows it (onboarding/v2). */
export function* onboardInWebApp(preview: boolean): Saga {
  const user = yield* call(fetchUserSettings)
  // The activation code must not reach the storage.
  yield* put(recordActions.userSettingsRead({ ...user, activationCode: undefined }))
  if (user.companyLogoUrl) {
    // An image server that hangs must not delay the person.
    yield* race({ image: call(preloadImage, user.companyLogoUrl), late: delay(LOGO_WAIT_MS) })
  }
  yield* call(finish, withParameter(yield* call(webAppRoot, { preview }), 'onboarding', 'true'))
}

/** Requires the native app first if the company does, then continues with simple login (onboarding/install). The settings must be loaded. */
export function* installOrLogin(): Saga {
  const { requireNativeAppInstall } = yield* select(selectSettings)
  const install = mustInstall({
    requireNativeAppInstall: requireNativeAppInstall ?? false,
    device: yield* select(selectDevice),
    nativeClient: yield* select(selectIsNativeClient),
    installed: yield* select(selectInstalled),
  })
  if (install) yield* call(startDeviceCheck, 'install')
  else yield* call(simpleLogin)
}

/** Sends the browser to the device-check app when the onboarding, not a factor, asks for the check (onboarding/device-check-version). */
export function* startDeviceCheck(mode: Exclude<DeviceCheckMode, 'mfa'>): Saga {
  const { isStrongholdV2FamilyCompany } = yield* select(selectSettings)
  yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, mode))
  yield* call(
    exitAdvancing,
    yield* call(deviceCheckAddress, { mode, version: isStrongholdV2FamilyCompany ? 2 : 1 } as const),
  )
}

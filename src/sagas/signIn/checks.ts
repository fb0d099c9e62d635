import * as v from 'valibot'
import { COOKIES } from 'src/constants/cookies'
import { FEATURES } from 'src/constants/features'
import { PAGES, ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { LOGO_WAIT_MS } from 'src/constants/timings'
import { selectSettings } from 'src/features/company/companySlice'
import { type Check, signInCheck } from 'src/features/signIn/signInCheck'
import { mustInstall } from 'src/features/signIn/mustInstall'
import { selectDevice, selectNativeClient } from 'src/features/environment/environmentSlice'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { all, call, callEffect, delayEffect, race, type Saga, select } from 'src/sagas/effects'
import { goOn, leaveToStay } from 'src/sagas/navigation/goTo'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { SignedIn } from 'src/services/api/authService'
import { writeCookie } from 'src/services/storage/cookies'
import { preloadImage } from 'src/services/browser/imagePreload'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboardingService'
import { addressOf, webAppRoot, withParameter } from 'src/services/addresses/returnTarget'
import { readSession, writeSession } from 'src/services/storage/sessionStore'

/** What the sign-in knows of the person for the next one (spec §4, Login 3: "the app sets cookies"). */
export function* rememberPerson(username: string, { userId, autoLoginEnabled }: SignedIn): Saga {
  yield* call(writeCookie, COOKIES.rememberMeInfo, username)
  yield* call(writeCookie, COOKIES.lastLoginUsername, username)
  yield* call(writeSession, SESSION_KEYS.authUsername, username)
  if (userId != null) yield* call(writeCookie, COOKIES.userId, String(userId))
  yield* call(rememberAutoLogin, autoLoginEnabled)
}

/** Keeps whether the company's other hosts are told; nothing where nobody said. */
export function* rememberAutoLogin(enabled: boolean | null | undefined): Saga {
  if (enabled == null) return
  yield* call(writeCookie, COOKIES.autoLoginEnabled, enabled ? 'enabled' : 'disabled')
}

/** All that follows a right password, or the last factor; throws what its calls throw (spec §4, Login 3). */
export function* followChecks(person: SignedIn): Saga {
  const [features, settings, onboarding] = yield* all([
    callEffect(loadFeatures),
    callEffect(loadSignInSettings),
    callEffect(fetchOnboardingStatus),
  ])
  // What the answer lacks is taken from the settings (rulings §3).
  if (person.autoLoginEnabled == null) yield* call(rememberAutoLogin, settings.autoLoginEnabled)
  yield* call(writeSession, SESSION_KEYS.onboardingStatus, onboarding.status)
  const check = signInCheck({
    passwordExpiresIn:
      person.passwordExpiresIn === undefined ? settings.passwordExpiresIn : person.passwordExpiresIn,
    frictionless: features.includes(FEATURES.frictionless) || features.includes(FEATURES.frictionlessCapital),
    v3: features.includes(FEATURES.onboardingV3),
    onboardingStatus: onboarding.status,
    onboardingVersion: onboarding.version,
    device: yield* select(selectDevice),
  })
  yield* call(pass, check, person, features.includes(FEATURES.webappPreview))
}

function* pass(check: Check, person: SignedIn, preview: boolean): Saga {
  switch (check.kind) {
    case 'simpleLogin':
      return yield* call(simpleLogin, person, false)
    case 'simpleLoginV1':
      return yield* call(simpleLogin, person, true)
    case 'install':
      return yield* call(installOrLogin, person)
    case 'screen':
      return yield* call(goOn, ROUTES[check.screen])
    case 'deviceCheck':
      return yield* call(startDeviceCheck, 'onboardingV3')
    case 'webAppOnboarding':
      return yield* call(onboardInWebApp, preview)
    case 'page': {
      const query = check.page === 'confirmName' ? { step: 'confirmName' } : {}
      return yield* call(leaveToStay, addressOf({ prefix: '', path: PAGES[check.page], query }, preview))
    }
  }
}

/** Version 2 onboarding: the company's logo is there before the page that shows it (spec §4, Login 3). */
export function* onboardInWebApp(preview: boolean): Saga {
  const user = yield* call(fetchUserSettings)
  // A code is never put into storage.
  yield* call(writeSession, SESSION_KEYS.userSettings, { ...user, activationCode: undefined })
  if (user.companyLogoUrl) {
    // An image server that hangs must not hold the person up.
    yield* race({ image: callEffect(preloadImage, user.companyLogoUrl), late: delayEffect(LOGO_WAIT_MS) })
  }
  yield* call(leaveToStay, withParameter(webAppRoot(preview), 'onboarding', 'true'))
}

/** The native-app install requirement, then simple login (spec §4, Native-app install). The settings are loaded. */
export function* installOrLogin(person: SignedIn, justInstalled = false): Saga {
  const { requireNativeAppInstall } = yield* select(selectSettings)
  const results = yield* call(readDeviceResults)
  const install = mustInstall({
    requireNativeAppInstall: requireNativeAppInstall ?? false,
    device: yield* select(selectDevice),
    nativeClient: yield* select(selectNativeClient),
    installed: justInstalled || results.includes('install'),
  })
  if (install) yield* call(startDeviceCheck, 'install')
  else yield* call(simpleLogin, person, false)
}

/** What device checks have been through in this tab. */
export const readDeviceResults = (): string[] =>
  readSession(SESSION_KEYS.deviceComplianceResults, v.array(v.string())) ?? []

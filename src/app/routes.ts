import { type Route, ROUTES } from 'src/constants/routes'
import { CODE_ROUTES } from 'src/constants/sentCodes'
import type { LoadScreen } from 'src/app/loadWithJourney'

const ofCodes = <R extends Route>(routes: R[], load: LoadScreen) =>
  Object.fromEntries(routes.map(route => [route, load])) as Record<R, LoadScreen>

/** One chunk for all of passkeys: the two screens, and the parts on the sign-in page (decision 0200). */
export const PASSKEYS = () => import('src/app/routes/passkeys')

/** The part that the sign-in page adds to 'Opening …' while the browser leaves. */
export const AWAY: LoadScreen = async () => ({
  default: (await import('src/features/waiting/SlowNotice')).LeavingNotice,
})

/** The button of the sign-in page for an account that only support can help. */
export const CONTACT: LoadScreen = () => import('src/app/screens/ContactOnForm')

/** The screen of each route but the login page, which is in the first load (product/routes, product/lazy-screens). One line a route, each in its own chunk. */
export const SCREENS: Record<Exclude<Route, typeof ROUTES.login>, LoadScreen> = {
  ...ofCodes(Object.values(CODE_ROUTES), () => import('src/app/routes/textCode')),
  [ROUTES.forgetPassword]: () => import('src/app/routes/password/forgetPassword'),
  [ROUTES.resetPassword]: () => import('src/app/routes/password/resetPassword'),
  [ROUTES.resetTempPassword]: () => import('src/app/routes/password/resetTempPassword'),
  [ROUTES.passwordExpired]: () => import('src/app/routes/password/passwordExpired'),
  [ROUTES.changePassword]: () => import('src/app/routes/account/changePassword'),
  [ROUTES.security]: () => import('src/app/routes/account/security'),
  [ROUTES.phoneRequest]: () => import('src/app/routes/phoneSignIn'),
  [ROUTES.verification]: () => import('src/app/routes/verification'),
  [ROUTES.symantec]: () => import('src/app/routes/symantec'),
  [ROUTES.authenticator]: () => import('src/app/routes/authenticator'),
  [ROUTES.mobileSetup]: () => import('src/app/routes/mobileSetup'),
  [ROUTES.sessionStatus]: () => import('src/app/routes/sessionStatus'),
  [ROUTES.passkey]: PASSKEYS,
  [ROUTES.passkeyOffer]: PASSKEYS,
  [ROUTES.nativeClient]: () => import('src/app/routes/nativeClient'),
  [ROUTES.supportForm]: () => import('src/app/routes/support'),
  [ROUTES.mobileOnboardingNotSupported]: () => import('src/app/routes/mobileOnboardingNotSupported'),
  [ROUTES.installerError]: () => import('src/app/routes/installerError'),
  [ROUTES.mobileWizard]: () => import('src/app/routes/mobileWizard'),
}

/** Replaces any of them during the auto-login calls to the company's other hosts. */
export const HOST_PROGRESS: LoadScreen = () => import('src/features/autoLogin/HostProgress')

import { type Route, ROUTES } from 'src/constants/routes'
import type { LoadScreen } from 'src/screens/screen'

/** The screen of each route but the login page, which is in the first load (spec §2). One line a route, each in its own chunk. */
export const SCREENS: Record<Exclude<Route, typeof ROUTES.login>, LoadScreen> = {
  [ROUTES.forgetPassword]: () => import('src/screens/forgetPassword'),
  [ROUTES.resetPassword]: () => import('src/screens/resetPassword'),
  [ROUTES.resetTempPassword]: () => import('src/screens/resetTempPassword'),
  [ROUTES.passwordExpired]: () => import('src/screens/passwordExpired'),
  [ROUTES.changePassword]: () => import('src/screens/changePassword'),
  [ROUTES.verification]: () => import('src/screens/verification'),
  [ROUTES.phoneAuth]: () => import('src/screens/phoneAuth'),
  [ROUTES.symantec]: () => import('src/screens/symantec'),
  [ROUTES.mobileSetup]: () => import('src/screens/mobileSetup'),
  [ROUTES.sessionStatus]: () => import('src/screens/sessionStatus'),
  [ROUTES.supportForm]: () => import('src/screens/support'),
  [ROUTES.mobileOnboardingNotSupported]: () => import('src/screens/mobileOnboardingNotSupported'),
  [ROUTES.installerError]: () => import('src/screens/installerError'),
  [ROUTES.mobileWizard]: () => import('src/screens/mobileWizard'),
}

/** In place of any of them, while the company's other hosts are told of a sign-in. */
export const HOST_PROGRESS: LoadScreen = () => import('src/screens/hostProgress')

import { FACTOR_ROUTES, factorKindOf, type FactorRoute } from 'src/constants/factorKinds'
import type { Step } from 'src/constants/journeys'
import type { Route } from 'src/constants/routes'
import { CODE_PAGES } from 'src/constants/sentCodes'

/** The step of each screen without a factor. */
const STEPS: Record<Exclude<Route, FactorRoute>, Step> = {
  '/': 'username',
  '/mobile-setup': 'mobileSetup',
  '/session-status': 'sessionStatus',
  '/passkey-offer': 'passkeyOffer',
  '/native-client': 'nativeClient',
  '/forget-password': 'forgotPassword',
  '/reset-password': 'resetPhone',
  '/reset-temp-password': 'temporaryPassword',
  '/password-expired': 'changePassword',
  '/change-password': 'changePassword',
  '/security': 'security',
  '/phone': 'phoneRequest',
  '/help/support-form': 'help',
  '/mobile-onboarding-not-supported': 'notSupported',
  '/installer-error': 'installer',
  '/mobile-wizard': 'mobileSetup',
}

/** Returns the step of a screen, or its first step if it has several. The step of a factor is its kind. */
export const stepOfScreen = (route: Route): Step =>
  factorKindOf(route) ?? STEPS[route as Exclude<Route, FactorRoute>]

/** The factors whose names differ from those of their pages. */
const FACTORS: Partial<Record<string, string>> = { symantec: 'oneTimeCode', verification: 'approval' }

/** Returns the name of the factor whose screen a route is; undefined for a sent code, whose name comes from the server. */
export function factorOfScreen(route: Route): string | undefined {
  const [page] = Object.entries(FACTOR_ROUTES).find(([, each]) => each === route) ?? []
  if (page === undefined || CODE_PAGES.some(each => each === page)) return undefined
  return FACTORS[page] ?? page
}

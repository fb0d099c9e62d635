import { FACTOR_ROUTES, factorKindOf } from 'src/constants/factorKinds'
import type { Step } from 'src/constants/journeys'
import { type Route, ROUTES } from 'src/constants/routes'
import { CODE_PAGES } from 'src/constants/sentCodes'

type Page = Exclude<keyof typeof ROUTES, keyof typeof FACTOR_ROUTES>
/** The pages with the names of their steps; the reset begins with a step of another name. */
type Named = Exclude<Extract<Page, Step>, 'resetPassword'>

/** The step of each other page. The step of a factor is its kind. */
const STEPS: Record<Exclude<Page, Named>, Step> = {
  login: 'username',
  forgetPassword: 'forgotPassword',
  resetPassword: 'resetPhone',
  resetTempPassword: 'temporaryPassword',
  passwordExpired: 'changePassword',
  supportForm: 'help',
  mobileOnboardingNotSupported: 'notSupported',
  installerError: 'installer',
  mobileWizard: 'mobileSetup',
}
const STEP_OF: Partial<Record<string, Step>> = STEPS

/** Returns the step of a screen, or its first step if it has several. */
export function stepOfScreen(route: Route): Step {
  const kind = factorKindOf(route)
  if (kind) return kind
  const [page = 'login'] = Object.entries(ROUTES).find(([, each]) => each === route) ?? []
  return STEP_OF[page] ?? (page as Named)
}

/** The factors whose names differ from those of their pages. */
const FACTORS: Partial<Record<string, string>> = { symantec: 'oneTimeCode', verification: 'approval' }

/** Returns the name of the factor whose screen a route is; undefined for a sent code, whose name comes from the server. */
export function factorOfScreen(route: Route): string | undefined {
  const [page] = Object.entries(FACTOR_ROUTES).find(([, each]) => each === route) ?? []
  if (page === undefined || CODE_PAGES.some(each => each === page)) return undefined
  return FACTORS[page] ?? page
}

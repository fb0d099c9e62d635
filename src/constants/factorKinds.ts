import { CODE_ROUTES } from 'src/constants/sentCodes'
import { type Route, ROUTES } from 'src/constants/routes'

/** What a person does at a factor. */
export const FACTOR_KINDS = ['code', 'approval', 'passkey'] as const
export type FactorKind = (typeof FACTOR_KINDS)[number]

/** What a sign-in may have behind it: its password, or the passkey in its place, and factors. */
export const DONE_STEPS = ['password', ...FACTOR_KINDS] as const
export type DoneStep = (typeof DONE_STEPS)[number]

/** The kind of the factor whose screen a route is; undefined for any other screen. */
export function factorKindOf(route: Route): FactorKind | undefined {
  if (route === ROUTES.verification) return 'approval'
  if (route === ROUTES.passkey) return 'passkey'
  return route === ROUTES.symantec || Object.values<Route>(CODE_ROUTES).includes(route) ? 'code' : undefined
}

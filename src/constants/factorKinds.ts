import { CODE_ROUTES } from 'src/constants/sentCodes'

/** The pages of the factors, by the task of the person on them (sign-in/rail). */
const PAGES = {
  code: { ...CODE_ROUTES, symantec: '/symantec', authenticator: '/authenticator' },
  approval: { verification: '/verification' },
  passkey: { passkey: '/passkey' },
} as const

export const FACTOR_ROUTES = { ...PAGES.code, ...PAGES.approval, ...PAGES.passkey } as const

export type FactorRoute = (typeof FACTOR_ROUTES)[keyof typeof FACTOR_ROUTES]

export type FactorKind = keyof typeof PAGES
const FACTOR_KINDS = Object.keys(PAGES) as FactorKind[]

/** The steps that a sign-in may have completed: its password, or the passkey that replaces it, and factors. */
export const DONE_STEPS = ['password', ...FACTOR_KINDS] as const
export type DoneStep = (typeof DONE_STEPS)[number]

/** Returns the kind of the factor whose screen a route is; undefined for any other screen. */
export const factorKindOf = (route: string): FactorKind | undefined =>
  FACTOR_KINDS.find(kind => Object.values<string>(PAGES[kind]).includes(route))

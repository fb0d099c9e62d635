import { ROUTES } from 'src/constants/routes'
import { CODE_ROUTES } from 'src/constants/sentCodes'
import { selectReplacesScreen } from 'src/features/autoLogin/autoLoginSlice'
import type { AppState } from 'src/features/rootReducer'
import { selectAccountName } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { selectAbortReason } from 'src/features/session/sessionSlice'
import { selectLogin } from 'src/features/signIn/loginSlice'

/** The steps of the slices that arrive with their journeys. */
interface Lazy {
  factorCode?: { step: string }
  temporaryPassword?: { step: string }
  changePassword?: { step: string }
  resetPassword?: { step: string; username?: string }
  forgotPassword?: { step: string }
  passkeySignIn?: string
}

/** Routes whose screen shows no account. */
const NAMELESS = [ROUTES.forgetPassword, ROUTES.supportForm] as readonly string[]

/** The account that the screen shows, by the selectors of `AccountChip` (src/features/person/PersonStep.tsx); '' where it shows none. */
function shownName(state: AppState): string {
  const route = selectRoute(state)
  const login = selectLogin(state)
  if (NAMELESS.includes(route)) return ''
  if (route === ROUTES.login)
    return login.step === 'leaving' || selectReplacesScreen(state) ? selectAccountName(state) : ''
  if (route === ROUTES.resetPassword) return (state as Lazy).resetPassword?.username ?? ''
  return selectAccountName(state)
}

/** The slice that holds the step of a route. */
const SLICES: Partial<Record<string, Exclude<keyof Lazy, 'passkeySignIn'>>> = {
  [ROUTES.resetTempPassword]: 'temporaryPassword',
  [ROUTES.changePassword]: 'changePassword',
  [ROUTES.forgetPassword]: 'forgotPassword',
  [ROUTES.resetPassword]: 'resetPassword',
  [CODE_ROUTES.phoneAuth]: 'factorCode',
}

const stepOf = (slice: unknown): string | undefined => (slice as { step?: string } | null)?.step

/** The steps of the slices, by name. */
const stepsOf = (state: AppState): Partial<Record<string, string>> =>
  Object.fromEntries(Object.entries<unknown>({ ...state }).map(([name, slice]) => [name, stepOf(slice)]))

/** The visible state of a page. */
export function viewOf(state: AppState) {
  const lazy: Lazy = state
  const login = selectLogin(state)
  const route: string = selectRoute(state)
  const slice = SLICES[route]
  const problem = 'problem' in login ? login.problem : undefined
  return {
    route,
    account: shownName(state),
    login: login.step,
    typed: login.username,
    problem: (problem ?? selectAbortReason(state))?.code,
    passkey: lazy.passkeySignIn ?? 'idle',
    step: slice && lazy[slice]?.step,
    steps: stepsOf(state),
  }
}

export type View = ReturnType<typeof viewOf>

import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { routeOf, selectRoute, type WithRouter } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** What every screen knows of help: whether the form stands open, and what brought the person to it. */
export interface HelpState {
  modal: 'closed' | 'open'
  /** Counts the openings: each one has fields of its own. */
  opening: number
  /** While 'Contact support' asks for the company's support address. */
  contacting: boolean
  /** A screen crashed or could not be loaded (rulings §4, Support). */
  trouble: boolean
  /** The last error that has something to look up by, for the ticket. */
  problem?: Problem | undefined
  /** The help info could not be had: what 'Contact support' has already found out. */
  unavailable?: Problem | undefined
}

const initialState = { modal: 'closed', opening: 0, contacting: false, trouble: false } as HelpState

const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    opened: (state): HelpState =>
      state.modal === 'open' ? state : { ...state, modal: 'open', opening: state.opening + 1 },
    /** Help was asked for where its page is shown already. */
    pointedOut: (state): HelpState => ({ ...state, opening: state.opening + 1 }),
    closed: (state): HelpState => ({ ...state, modal: 'closed', unavailable: undefined }),
    /** Its chunk could not be had. */
    modalFailed: (state): HelpState => ({ ...state, modal: 'closed' }),
    contactEnded: (state, { payload }: PayloadAction<Problem | undefined>): HelpState => ({
      ...state,
      contacting: false,
      unavailable: payload ?? state.unavailable,
    }),
    unavailableTold: (state): HelpState => ({ ...state, unavailable: undefined }),
    problemRemoved: (state): HelpState => ({ ...state, problem: undefined }),
  },
  extraReducers: builder => {
    builder
      .addCase(sessionEvents.supportAsked, (state): HelpState => ({
        ...state,
        contacting: true,
        unavailable: undefined,
      }))
      .addCase(sessionEvents.screenFailed, (state): HelpState => ({ ...state, trouble: true }))
      .addCase(sessionEvents.screenRetried, (state): HelpState => ({ ...state, trouble: false }))
      .addCase(LOCATION_CHANGE, (state, action): HelpState => {
        // On the way to the form an error comes along; on any other it stays behind.
        // The library names its action, but does not type it here.
        const { payload } = action as unknown as PayloadAction<{ location: { pathname: string } }>
        return routeOf(payload.location.pathname) === ROUTES.supportForm
          ? state
          : { ...state, trouble: false, problem: undefined }
      })
      .addDefaultCase((state, action): HelpState => {
        const problem = carriedProblem(action)
        return state.modal === 'closed' && problem ? { ...state, problem } : state
      })
  },
})

const OWN = /^(?:support|help)\//

/** The problem in an action that tells of one with a status or a request to look up; not the form's own. */
function carriedProblem(action: Action & { payload?: unknown }): Problem | undefined {
  const payload = action.payload as Partial<Problem & { problem: Problem }> | null | undefined
  if (!payload || OWN.test(action.type)) return undefined
  const problem = payload.problem ?? payload
  return problem.code && (problem.status ?? problem.requestId) ? (problem as Problem) : undefined
}

export const helpActions = helpSlice.actions
export const helpReducer = helpSlice.reducer

interface WithHelp {
  help: HelpState
}

export const selectHelp = ({ help }: WithHelp): HelpState => help
export const selectHelpShown = (state: WithHelp & WithRouter): boolean =>
  state.help.modal === 'open' || selectRoute(state) === ROUTES.supportForm

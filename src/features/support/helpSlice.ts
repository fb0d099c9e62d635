import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { routeOf, selectRoute, type WithRouter } from 'src/features/session/selectRoute'
import { sessionEvents, type ToldProblem } from 'src/features/session/sessionEvents'

/** What 'Contact support' has come to. */
export type Contact =
  | { step: 'idle' }
  /** The company's support address is being asked for. */
  | { step: 'asking' }
  /** The help info could not be had, and no form has said so yet. */
  | { step: 'unavailable'; problem: Problem }

/** What every screen knows of help: whether the form stands open, and what brought the person to it. */
export interface HelpState {
  modal: 'closed' | 'open'
  /** Counts the wishes for the form: its chunk comes with each, and so do fields of its own. */
  opening: number
  contact: Contact
  /** 'failed' while a screen that crashed or could not be loaded has trouble in its place (rulings §4, Support). */
  screen: 'fine' | 'failed'
  /** The last error that has something to look up by, for the ticket. */
  problem?: Problem | undefined
}

const IDLE: Contact = { step: 'idle' }
const initialState = { modal: 'closed', opening: 0, contact: IDLE, screen: 'fine' } as HelpState

/** Takes the wish for 'Contact support' back as well. */
const close = (state: HelpState): HelpState => ({ ...state, modal: 'closed', contact: IDLE })

const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    opened: (state): HelpState =>
      state.modal === 'open' ? state : { ...state, modal: 'open', opening: state.opening + 1 },
    /** Help was asked for where its page is shown already. */
    pointedOut: (state): HelpState => ({ ...state, opening: state.opening + 1 }),
    closed: close,
    /** Its chunk could not be had. */
    modalFailed: close,
    contactEnded: (state, { payload: problem }: PayloadAction<Problem | undefined>): HelpState => ({
      ...state,
      contact: problem ? { step: 'unavailable', problem } : IDLE,
    }),
    problemRemoved: (state): HelpState => ({ ...state, problem: undefined }),
  },
  extraReducers: builder => {
    builder
      // The form's journey, which comes with its chunk, is who finds the address.
      .addCase(sessionEvents.supportAsked, (state): HelpState => ({
        ...state,
        contact: { step: 'asking' },
        opening: state.opening + 1,
      }))
      .addCase(sessionEvents.screenFailed, (state): HelpState => ({ ...state, screen: 'failed' }))
      .addCase(sessionEvents.screenRetried, (state): HelpState => ({ ...state, screen: 'fine' }))
      .addCase(LOCATION_CHANGE, (state, action): HelpState => {
        // On the way to the form an error and a wish come along; on any other they stay behind.
        // The library names its action, but does not type it here.
        const { payload } = action as unknown as PayloadAction<{ location: { pathname: string } }>
        return routeOf(payload.location.pathname) === ROUTES.supportForm
          ? state
          : { ...state, contact: IDLE, screen: 'fine', problem: undefined }
      })
      .addMatcher(isTold, (state, { meta: { problem } }): HelpState =>
        state.modal === 'closed' && (problem.status ?? problem.requestId) ? { ...state, problem } : state,
      )
  },
})

/** Whether an event tells of a problem; the form's own do not. */
function isTold(action: Action & { meta?: Partial<ToldProblem> }): action is Action & { meta: ToldProblem } {
  return !!action.meta?.problem
}

export const helpActions = helpSlice.actions
export const helpReducer = helpSlice.reducer

interface WithHelp {
  help: HelpState
}

export const selectHelp = ({ help }: WithHelp): HelpState => help
export const selectContact = ({ help }: WithHelp): Contact => help.contact
export const selectHelpShown = (state: WithHelp & WithRouter): boolean =>
  state.help.modal === 'open' || selectRoute(state) === ROUTES.supportForm

import { type Action, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { routeEntered, type RoutedState, selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents, type ReportedProblem } from 'src/features/session/sessionEvents'

type Contact =
  | { step: 'idle' }
  /** The request for the company's support address is pending. */
  | { step: 'asking' }
  /** The help info failed to load, and no form has shown the problem yet. */
  | { step: 'unavailable'; problem: Problem }
  /** The browser opens the address only for a press on a link, and no form has shown that link yet. */
  | { step: 'found'; address: string }

/** The state of help for every screen: whether the form is open, and the error that brought the person to it. */
export interface HelpState {
  modal: 'closed' | 'open'
  /** Counts the requests for the form: each loads its chunk and begins with empty fields. */
  opening: number
  contact: Contact
  /** 'failed' while a screen that crashed or could not be loaded has trouble in its place (support/titles). */
  screen: 'fine' | 'failed'
  /** The last error with a status or a request id, for the ticket. */
  problem?: Problem | undefined
}

const IDLE: Contact = { step: 'idle' }
const initialState = { modal: 'closed', opening: 0, contact: IDLE, screen: 'fine' } as HelpState

/** Also cancels 'Contact support'. */
const close = (state: HelpState): void => {
  state.modal = 'closed'
  state.contact = IDLE
}

export const helpSlice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    opened: state => {
      if (state.modal === 'closed') state.opening += 1
      state.modal = 'open'
    },
    /** The user asked for help on the help page itself. */
    pointedOut: state => {
      state.opening += 1
    },
    closed: close,
    /** Its chunk failed to load. */
    modalFailed: close,
    contactEnded: (state, { payload: problem }: PayloadAction<Problem | undefined>) => {
      state.contact = problem ? { step: 'unavailable', problem } : IDLE
    },
    contactFound: (state, { payload: address }: PayloadAction<string>) => {
      state.contact = { step: 'found', address }
    },
    problemRemoved: state => {
      state.problem = undefined
    },
  },
  extraReducers: builder => {
    builder
      // The form's journey, which loads with its chunk, finds the address.
      .addCase(sessionEvents.supportRequested, state => {
        // A failure that no form has shown yet is shown first.
        if (state.contact.step !== 'unavailable') state.contact = { step: 'asking' }
        state.opening += 1
      })
      .addCase(sessionEvents.screenFailed, state => {
        state.screen = 'failed'
      })
      .addCase(sessionEvents.screenRetried, state => {
        state.screen = 'fine'
      })
      // Navigation to the form keeps the error and the request; any other navigation drops them.
      .addCase(LOCATION_CHANGE, (state, action) => {
        if (routeEntered(action) === ROUTES.supportForm) return
        state.contact = IDLE
        state.screen = 'fine'
        state.problem = undefined
      })
      .addMatcher(hasReportedProblem, (state, { meta: { problem } }) => {
        if (state.modal === 'closed' && (problem.status ?? problem.requestId)) state.problem = problem
      })
  },
  selectors: {
    selectHelp: state => state,
    selectContact: (state): Contact => state.contact,
  },
})

/** Whether an event carries a problem; the form's own do not count. */
function hasReportedProblem(
  action: Action & { meta?: Partial<ReportedProblem> },
): action is Action & { meta: ReportedProblem } {
  return !!action.meta?.problem
}

export const helpActions = helpSlice.actions
export const { selectHelp, selectContact } = helpSlice.selectors

export const selectHelpShown = (state: RoutedState & WithSlice<typeof helpSlice>): boolean =>
  selectHelp(state).modal === 'open' || selectRoute(state) === ROUTES.supportForm

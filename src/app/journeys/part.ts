import type { ComponentType } from 'react'
import type { Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import type { SignInPartProps } from 'src/features/signIn/form/signInParts'
import type { Saga } from 'src/sagas/effects'
import type { TicketAdditions } from 'src/services/api/supportService'
import type { Journey } from 'src/store/createStore'

/** A journey on the page of support: it arrives in that page's chunk. */
export interface SupportPart {
  View: ComponentType
  /** Runs for as long as the page is shown. */
  saga: () => Saga
  /** The part's contribution to the progress of the page's step. */
  progress: Progress
  /** Returns the part's additions to the ticket. A part with additions renders its view in the form. */
  additions?: (state: AppState) => TicketAdditions
}

/** Loads another way to sign in. It is a separate chunk, which is requested once the sign-in page is rendered. */
export type LoadPart = () => Promise<{ Part: ComponentType<SignInPartProps>; journey: Journey }>

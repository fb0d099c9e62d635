import type { ComponentType } from 'react'
import type { JourneyModule } from 'src/app/loadWithJourney'
import type { Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import type { Saga } from 'src/sagas/effects'
import type { TicketAdditions } from 'src/services/api/supportService'

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

/** Loads the module of a part that is a separate chunk. */
export type LoadPart<Props = object> = () => Promise<JourneyModule & { Part: ComponentType<Props> }>

/** The props of a part at the top edge of the page. */
export interface FramePartProps {
  /** Whether the page is the sign-in page. */
  shown: boolean
}

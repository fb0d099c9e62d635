import type { ComponentType } from 'react'
import type { JourneyName, PartOf } from 'src/constants/journeys'
import type { Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import type { SignInPartProps } from 'src/features/signIn/form/signInParts'
import type { Saga } from 'src/sagas/effects'
import type { TicketAdditions } from 'src/services/api/supportService'
import type { Journey } from 'src/store/createStore'

/** A journey on the page of another one: it arrives in that page's chunk. */
export interface Part {
  View: ComponentType
  /** Runs for as long as the page is shown. */
  saga: () => Saga
  /** What it adds to the progress of the page's step. */
  progress: Progress
}

/** All parts of a page: the compiler names a row without its part, and a part without its row. */
export type Parts<J extends JourneyName, P extends Part = Part> = Record<PartOf<J>, P>

export interface SupportPart extends Part {
  /** Returns what it adds to the ticket; the view of a part that adds something is in the form. */
  additions?: (state: AppState) => TicketAdditions
}

/** Loads another way to sign in: it arrives in a chunk of its own, once the sign-in page is there. */
export type LoadPart = () => Promise<{ Part: ComponentType<SignInPartProps>; journey: Journey }>

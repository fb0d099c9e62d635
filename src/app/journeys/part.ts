import type { ComponentType } from 'react'
import type { JourneyName, PartOf } from 'src/constants/journeys'
import type { Progress } from 'src/features/progress'
import type { SignInPartProps } from 'src/features/signIn/form/SignInForm'
import type { Saga } from 'src/sagas/effects'
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
export type Parts<J extends JourneyName> = Record<PartOf<J>, Part>

/** Loads another way to sign in: it arrives in a chunk of its own, once the sign-in page is there. */
export type LoadPart = () => Promise<{ Part: ComponentType<SignInPartProps>; journey: Journey }>

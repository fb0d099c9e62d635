import { PAGES } from 'src/features/mfa/alternatives/Alternatives'
import type { Progress } from 'src/features/progress'
import { all, call, type Saga } from 'src/sagas/effects'
import { alternativesJourney } from 'src/sagas/mfa/alternatives/alternativesSaga'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import type { Journey } from 'src/store/createStore'

/** Lets the person choose another factor on the page of each (alternatives/step). */
export { Alternatives as Part } from 'src/features/mfa/alternatives/Alternatives'

function* alternativesSaga(): Saga {
  yield* all(PAGES.map(route => call(whilePageShown, route, alternativesJourney)))
}

const progress: Progress = {
  problems: ['alternatives'],
  busy: ({ alternatives }) => alternatives?.step === 'choosing',
}

export const journey: Journey = {
  name: 'alternatives',
  saga: alternativesSaga,
  progress: { steps: { code: progress, approval: progress, passkey: progress, mobileSetup: progress } },
}

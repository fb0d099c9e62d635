import { supportProgress, supportSagas } from 'src/app/journeys/supportParts'
import type { Saga } from 'src/sagas/effects'
import { supportSaga as superviseForm } from 'src/sagas/support/supportSaga'
import type { Journey } from 'src/store/createStore'

export { SupportPage as default } from 'src/app/screens/SupportPage'
export { HelpModal } from 'src/app/screens/HelpModal'

function* supportSaga(): Saga {
  yield* superviseForm(supportSagas)
}

export const journey: Journey = {
  name: 'support',
  saga: supportSaga,
  progress: {
    steps: {
      help: [
        {
          problems: ['support'],
          busy: ({ support }) => support?.step === 'submitting',
          end: ({ support }) => support?.step === 'submitted' && 'done',
        },
        ...supportProgress,
      ],
    },
  },
}

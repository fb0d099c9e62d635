import { supportProgress, supportSagas } from 'src/app/journeys/supportParts'
import { supportSaga } from 'src/sagas/support/supportSaga'
import type { Journey } from 'src/store/createStore'

export { SupportPage as default } from 'src/app/screens/SupportPage'
export { HelpModal } from 'src/app/screens/HelpModal'

export const journey: Journey = {
  name: 'support',
  saga: () => supportSaga(supportSagas),
  progress: {
    steps: {
      help: {
        problems: ['support'],
        busy: ({ support }) => support?.step === 'submitting',
        end: ({ support }) => support?.step === 'submitted' && 'done',
        parts: supportProgress,
      },
    },
  },
}

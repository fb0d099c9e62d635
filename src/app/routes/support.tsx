import { supportParts, supportProgress, supportSagas } from 'src/app/journeys/supportParts'
import { SupportScreen } from 'src/features/support/SupportPanel'
import { supportSaga } from 'src/sagas/support/supportSaga'
import type { Journey } from 'src/store/createStore'

export { HelpModal } from 'src/app/screens/HelpModal'

export default function SupportPage() {
  return <SupportScreen parts={supportParts} />
}

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

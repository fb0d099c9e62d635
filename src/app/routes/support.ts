import { supportSaga } from 'src/sagas/support/supportSaga'
import type { Journey } from 'src/store/createStore'

export { SupportScreen as default } from 'src/features/support/SupportScreen'
export { HelpModal } from 'src/app/screens/HelpModal'

export const journey: Journey = {
  name: 'support',
  saga: supportSaga,
}

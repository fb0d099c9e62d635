import { supportAddressSaga } from 'src/sagas/support/supportAddressSaga'
import type { Journey } from 'src/store/createStore'

/** 'Contact support' on the sign-in page, for a disabled account (sign-in/account-disabled). */
export { ContactOnForm as default } from 'src/features/support/ContactOnForm'

export const journey: Journey = { name: 'supportAddress', saga: supportAddressSaga, progress: { steps: {} } }

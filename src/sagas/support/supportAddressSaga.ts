import { supportAddressActions, supportAddressWanted } from 'src/features/support/supportAddressSlice'
import { findSupportAddress } from 'src/sagas/company/helpInfo'
import { call, type Saga, takeLeading } from 'src/sagas/effects'

/** Requests the company's support address as soon as 'Contact support' is on the page (password-reset/contact-support). */
function* showSupportAddress(): Saga {
  yield* call(findSupportAddress, supportAddressActions.found)
}

export function* supportAddressSaga(): Saga {
  yield* takeLeading(supportAddressWanted, showSupportAddress)
}

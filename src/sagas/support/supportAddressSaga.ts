import { helpActions } from 'src/features/support/helpSlice'
import { supportAddressActions, supportAddressWanted } from 'src/features/support/supportAddressSlice'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, takeLeading } from 'src/sagas/effects'

/** Requests the company's support address as soon as 'Contact support' is on the page; a failure is shown when the user presses it (password-reset/contact-support). */
export function* findSupportAddress(): Saga {
  try {
    const { requestSupportUrl } = yield* call(knownHelpInfo)
    if (requestSupportUrl) yield* put(supportAddressActions.found(requestSupportUrl))
  } catch (error) {
    yield* put(helpActions.contactEnded(yield* catchProblem(error, 'helpUnavailable')))
  }
}

export function* supportAddressSaga(): Saga {
  yield* takeLeading(supportAddressWanted, findSupportAddress)
}

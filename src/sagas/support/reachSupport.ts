import type { Problem } from 'src/constants/problems'
import { helpActions, selectContact, selectHelpShown } from 'src/features/support/helpSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, callEffect, put, race, type Saga, select } from 'src/sagas/effects'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { openForm, untilContactEnded } from 'src/sagas/support/helpSaga'
import { openExternal } from 'src/services/browser/openExternal'

/**
 * Opens the company's own support address if it has one, or shows it as a link if the browser opens no tab; otherwise
 * opens the form. Closing the form or going to another screen cancels this (support/contact).
 */
export function* reachSupport(): Saga {
  if ((yield* select(selectContact)).step !== 'asking') return
  yield* race({ reached: callEffect(reach), ended: callEffect(untilContactEnded) })
}

// Each branch ends with the event that ends the request, which cancels the rest of the saga.
function* reach(): Saga {
  const { address, problem } = yield* call(askForAddress)
  const shown = yield* select(selectHelpShown)
  if (!address) {
    if (!shown) yield* call(openForm)
    yield* put(helpActions.contactEnded(problem))
    return
  }
  if (yield* call(openExternal, address)) {
    yield* put(shown ? helpActions.closed() : helpActions.contactEnded())
    return
  }
  if (!shown) yield* call(openForm)
  yield* put(helpActions.contactFound(address))
}

function* askForAddress(): Saga<{ address?: string | undefined; problem?: Problem }> {
  try {
    return { address: (yield* call(knownHelpInfo)).requestSupportUrl }
  } catch (error) {
    return { problem: yield* catchProblem(error, 'helpUnavailable') }
  }
}

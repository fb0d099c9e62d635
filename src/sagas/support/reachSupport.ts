import type { Task } from 'redux-saga'
import { LOCATION_CHANGE } from 'redux-first-history'
import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { problemOf } from 'src/features/problemOf'
import { helpActions, selectHelp, selectHelpShown } from 'src/features/support/helpSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import {
  call,
  callEffect,
  cancel,
  put,
  race,
  type Saga,
  select,
  takeEffect,
  takeType,
} from 'src/sagas/effects'
import { knownHelpInfo } from 'src/sagas/support/helpInfo'
import { openForm } from 'src/sagas/support/helpSaga'
import { openOutside } from 'src/services/browser/openOutside'
import { failureOf } from 'src/services/http/serviceError'

/** Opens the company's own support address where it has one, else the form; `late` shows the form if that takes a while (rulings §4, Support). */
export function* reachSupport(late: Task): Saga {
  // Closing the form, or going elsewhere, takes the wish back.
  yield* race({
    reached: callEffect(reach, late),
    closed: takeEffect(helpActions.closed),
    left: callEffect(untilElsewhere),
  })
  yield* cancel(late)
  if ((yield* select(selectHelp)).contacting) yield* put(helpActions.contactEnded())
}

function* reach(late: Task): Saga {
  const { address, problem } = yield* call(askForAddress)
  yield* cancel(late)
  const shown = yield* select(selectHelpShown)
  if (address) {
    yield* call(openOutside, address)
    if (shown) yield* put(helpActions.closed())
    return
  }
  yield* put(helpActions.contactEnded(problem))
  if (!shown) yield* call(openForm)
}

function* askForAddress(): Saga<{ address?: string | undefined; problem?: Problem }> {
  try {
    return { address: (yield* call(knownHelpInfo)).requestSupportUrl }
  } catch (error) {
    return { problem: problemOf(failureOf(error), 'helpUnavailable') }
  }
}

function* untilElsewhere(): Saga {
  do yield* takeType(LOCATION_CHANGE)
  while ((yield* select(selectRoute)) === ROUTES.supportForm)
}

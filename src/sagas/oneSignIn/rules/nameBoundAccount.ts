import { END_PAGES } from 'src/constants/journeys'
import { type Route, ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { logCaught } from 'src/sagas/caught'
import { call, callEffect, put, race, type Saga, select, spawn, takeEffect } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { snapshotFor } from 'src/sagas/oneSignIn/rules/snapshot'

/** Names the account of a newly bound page: by the mark, and on an own page by the server (one-sign-in/names). */
export function* nameBoundAccount(): Saga {
  yield* call(nameByMark)
  yield* spawn(learnOwnAccount)
}

/** The name of the latest sign-in on this browser is the account's if the current mark belongs to it, and not to a password reset (one-sign-in/names). */
function* nameByMark(): Saga {
  const { lastUsername = '', mark: found } = yield* select(selectRecord)
  if (lastUsername === '') return
  const { mark } = yield* call(snapshotFor, [lastUsername])
  // The page may have left the screen, or another sign-in may have begun, while the hash was computed.
  const { account, mark: now } = yield* select(selectRecord)
  if (account.proof !== 'mark' || now !== found) return
  if (mark?.own && mark.id === found?.id && !mark.reset && !mark.ended)
    yield* put(recordActions.markNamed(lastUsername))
}

/** The pages that a person opens from outside and that act for the account. */
const OWN_PAGES: readonly Route[] = [
  ROUTES.resetTempPassword,
  ROUTES.changePassword,
  ...END_PAGES.flatMap(([, { page, mode }]) => (mode === undefined ? page : [])),
]

/**
 * Reads the account of an own page, to show it; without an answer the page shows none. A session that is restricted
 * to setting a new password leads to that form (password-change/required). An answer after the page has ended, or has
 * been replaced by the sign-in page, is ignored.
 */
function* learnOwnAccount(): Saga {
  if (!OWN_PAGES.includes(yield* select(selectRoute))) return
  try {
    const { learned: isRestricted } = yield* race({
      learned: callEffect(learnFromServer),
      overtaken: takeEffect(sessionEvents.overtaken),
      released: takeEffect(recordActions.unbound),
    })
    if (isRestricted) yield* call(redirectTo, ROUTES.resetTempPassword)
  } catch (error) {
    yield* logCaught('session status', error)
  }
}

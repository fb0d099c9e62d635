import { ROUTES, type Route } from 'src/constants/routes'
import { nameOutcome } from 'src/features/oneSignIn/accountName'
import { recordActions } from 'src/features/record/recordSlice'
import { selectSettings } from 'src/features/company/companySlice'
import { selectAnswer, selectBound, selectOwnNames, selectRecord } from 'src/features/record/selectors'
import { selectHash, selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, type Saga, select, take, race, spawn } from 'src/sagas/effects'
import { endJourney, untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { END_PAGES } from 'src/constants/journeys'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { logCaught } from 'src/sagas/caught'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { snapshotFor } from 'src/sagas/oneSignIn/rules/snapshot'

/** These screens poll the session status themselves, and two reads must not be pending at the same time (factors/polling). */
const POLLING: readonly string[] = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup]

/**
 * Reads the session status once on a page without a proven account name, or without the reason for a new password:
 * the server may return them. Returns whether the session is over, or restricted to setting a new password, for which
 * this screen has no form. Rethrows the errors of the request (one-sign-in/names, password-change/required).
 */
export function* learnFromServer(): Saga<'restricted' | 'signedOut' | false> {
  while ((yield* call(statusNeed)) === 'awaited') yield* take('*')
  if ((yield* call(statusNeed)) === 'none') return false
  yield* put(recordActions.namingChanged('reading'))
  let naming: 'read' | undefined
  try {
    const status = yield* call(fetchSessionStatus)
    naming = 'read'
    if (yield* call(untilMarksAllow)) yield* call(compareServerName, status)
    if (status.kind === 'unauthenticated') return 'signedOut'
  } finally {
    yield* put(recordActions.namingChanged(naming))
  }
  const { passwordChange } = yield* select(selectAnswer)
  return passwordChange != null && (yield* select(selectRoute)) !== ROUTES.resetTempPassword && 'restricted'
}

/** Returns whether the page must read the status, or await the answer to a read or a poll that is in progress. */
function* statusNeed(): Saga<'none' | 'awaited' | 'read'> {
  const { account, signIn, signOut } = yield* select(selectRecord)
  if (account.naming) return account.naming === 'reading' ? 'awaited' : 'none'
  if (!(yield* select(selectBound))) return 'none'
  const route = yield* select(selectRoute)
  if ((yield* select(selectOwnNames)).length > 0) {
    const { passwordChange, passwordIsActivationCode } = signIn.answer
    // A page that has begun no sign-in, such as a new tab, knows nothing about the password that it replaces.
    const lacksReason = account.proof === 'mark' && !passwordChange && passwordIsActivationCode == null
    return lacksReason && route === ROUTES.resetTempPassword ? 'read' : 'none'
  }
  if (!POLLING.includes(route)) return 'read'
  if (!(yield* select(selectSettings)).sessionUserNameEnabled) return 'none'
  // A sign-out has ended the poll.
  return signOut === 'running' ? 'read' : 'awaited'
}

/**
 * Records the account name and the required new password of a session status. Ends the page's journey and returns
 * false if it is another account (one-sign-in/server-word, password-change/required).
 */
export function* compareServerName(status: SessionStatus): Saga<boolean> {
  if (!(yield* call(compareName, status))) return false
  const passwordChange = 'passwordChange' in status ? status.passwordChange : undefined
  if (passwordChange && passwordChange !== (yield* select(selectAnswer)).passwordChange)
    yield* put(recordActions.answerMerged({ passwordChange }))
  return true
}

function* compareName(status: SessionStatus): Saga<boolean> {
  const userName = 'userName' in status ? status.userName : undefined
  const { proof, serverName } = (yield* select(selectRecord)).account
  const names = yield* select(selectOwnNames)
  if (userName === undefined) {
    if (proof === 'back' || names.length === 0) yield* put(recordActions.serverNamed(serverName))
    return true
  }
  switch (nameOutcome({ names, awaitsName: proof === 'back' }, userName)) {
    case 'same':
    case 'named':
      if (serverName === undefined || proof === 'back') yield* put(recordActions.serverNamed(userName))
      return true
    case 'alias':
      yield* put(recordActions.aliasReplaced(userName))
      return true
    case 'other':
      yield* call(endJourney, 'otherAccount')
      return false
  }
}

/** Names the account of a newly bound page: by the mark, and on an own page by the server (one-sign-in/names). */
export function* nameBoundAccount(): Saga {
  yield* call(nameByMark)
  yield* spawn(learnOwnAccount)
}

/** The name of the latest sign-in on this browser is the account's if the current mark belongs to it, and not to a password reset (one-sign-in/names). */
function* nameByMark(): Saga {
  const { lastUsername, mark: found } = yield* select(selectRecord)
  if (!lastUsername) return
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
 * to setting a new password leads to that form (password-change/required), and one that is over to the sign-in page
 * (sign-in/again). An answer after the page has ended, or has been replaced by the sign-in page, is ignored.
 */
function* learnOwnAccount(): Saga {
  if (!OWN_PAGES.includes(yield* select(selectRoute))) return
  try {
    const { learned } = yield* race({
      learned: call(learnFromServer),
      overtaken: take(sessionEvents.overtaken),
      released: take(recordActions.unbound),
    })
    if (learned === 'restricted') yield* call(redirectTo, ROUTES.resetTempPassword)
    // A page that has not read the fragment of its address yet makes a call for it, which returns the 401 too.
    if (learned === 'signedOut' && !(yield* select(selectHash))) yield* call(returnToSignIn)
  } catch (error) {
    yield* logCaught('session status', error)
  }
}

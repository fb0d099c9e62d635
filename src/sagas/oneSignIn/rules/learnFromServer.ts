import { ROUTES } from 'src/constants/routes'
import { nameOutcome } from 'src/features/oneSignIn/accountName'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAnswer, selectBound, selectOwnNames, selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, type Saga, select, takeType } from 'src/sagas/effects'
import { endJourney, untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'

/** These screens poll the session status themselves, and two reads must not be pending at the same time (factors/polling). */
const POLLING: readonly string[] = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup]

/**
 * Reads the session status once on a page without a proven account name, or without the reason for a new password:
 * the server may return them. Returns true if the session is restricted to setting a new password, for which this
 * screen has no form. Rethrows the errors of the request (one-sign-in/names, password-change/required).
 */
export function* learnFromServer(): Saga<boolean> {
  while ((yield* select(selectRecord)).account.naming === 'reading')
    yield* takeType(recordActions.namingChanged.type)
  if (!(yield* call(needsStatus))) return false
  yield* put(recordActions.namingChanged('reading'))
  let naming: 'read' | undefined
  try {
    const status = yield* call(fetchSessionStatus)
    naming = 'read'
    if (yield* call(untilMarksAllow)) yield* call(compareServerName, status)
  } finally {
    yield* put(recordActions.namingChanged(naming))
  }
  const { passwordChange } = yield* select(selectAnswer)
  return passwordChange != null && (yield* select(selectRoute)) !== ROUTES.resetTempPassword
}

function* needsStatus(): Saga<boolean> {
  const { naming } = (yield* select(selectRecord)).account
  if (naming === 'read') return false
  const isNamed = (yield* select(selectOwnNames)).length > 0
  if ((isNamed && !(yield* call(lacksReason))) || !(yield* select(selectBound))) return false
  const route = yield* select(selectRoute)
  return isNamed ? route === ROUTES.resetTempPassword : !POLLING.includes(route)
}

/** Returns whether a page knows nothing about the password that it replaces, such as a new tab that has begun no sign-in. */
function* lacksReason(): Saga<boolean> {
  const { account } = yield* select(selectRecord)
  const { passwordChange, passwordIsActivationCode } = yield* select(selectAnswer)
  const hasBegun = account.proof !== 'none' && account.proof !== 'mark'
  return !hasBegun && !passwordChange && passwordIsActivationCode == null
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
  if (userName === undefined) return true
  const { proof, serverName } = (yield* select(selectRecord)).account
  const names = yield* select(selectOwnNames)
  switch (nameOutcome({ names, awaitsName: proof === 'back' }, userName)) {
    case 'same':
      if (serverName === undefined || proof === 'back') yield* put(recordActions.serverNamed(userName))
      return true
    case 'named':
      yield* put(recordActions.serverNamed(userName))
      return true
    case 'alias':
      yield* put(recordActions.aliasReplaced(userName))
      return true
    case 'other':
      yield* call(endJourney, 'otherAccount')
      return false
  }
}

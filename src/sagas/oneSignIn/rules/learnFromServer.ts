import { ROUTES } from 'src/constants/routes'
import { nameOutcome } from 'src/features/oneSignIn/accountName'
import { recordActions } from 'src/features/record/recordSlice'
import { selectBound, selectOwnNames, selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, type Saga, select, takeType } from 'src/sagas/effects'
import { endJourney } from 'src/sagas/oneSignIn/endJourney'
import { untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'

/** These screens poll the session status themselves, and two reads must not be under way at once (factors/polling). */
const POLLING: readonly string[] = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup]

/** Reads the session status once on a page without a proven account name: the server may return one. Throws what the call throws (one-sign-in/names). */
export function* learnFromServer(): Saga {
  while ((yield* select(selectRecord)).account.naming === 'reading')
    yield* takeType(recordActions.namingChanged.type)
  if (!(yield* call(needsName))) return
  yield* put(recordActions.namingChanged('reading'))
  let naming: 'read' | undefined
  try {
    const status = yield* call(fetchSessionStatus)
    naming = 'read'
    if (yield* call(untilMarksAllow)) yield* call(compareServerName, status)
  } finally {
    yield* put(recordActions.namingChanged(naming))
  }
}

function* needsName(): Saga<boolean> {
  if ((yield* select(selectRecord)).account.naming === 'read' || (yield* select(selectOwnNames)).length > 0)
    return false
  return (yield* select(selectBound)) && !POLLING.includes(yield* select(selectRoute))
}

/** Records the account name that a session status returns; ends the page's journey and returns false if it is another account's (one-sign-in/server-word). */
export function* compareServerName(status: SessionStatus): Saga<boolean> {
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

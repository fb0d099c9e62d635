import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { endForOther } from 'src/sagas/oneSignIn/changeFor'
import type { SessionStatus } from 'src/services/api/sessionStatusService'
import { isSameName } from 'src/services/storage/username/isSameName'

/** Hears whose session it is, where the status says so: another name than before ends the page's journey (one-sign-in/server-word). */
export function* hearServerName(status: SessionStatus): Saga {
  const userName = 'userName' in status ? status.userName : undefined
  if (userName === undefined) return
  const { serverName } = yield* select(selectRecord)
  if (serverName === undefined) yield* put(recordActions.serverNamed(userName))
  else if (!isSameName(serverName, userName)) yield* call(endForOther)
}

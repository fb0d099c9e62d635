import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { endForOtherAccount } from 'src/sagas/oneSignIn/callForPerson'
import type { SessionStatus } from 'src/services/api/sessionStatusService'
import { isSameName } from 'src/services/storage/username/isSameName'

/** Records the name that a session status gives; if an earlier status gave another name, ends the page's journey (one-sign-in/server-word). */
export function* checkServerName(status: SessionStatus): Saga {
  const userName = 'userName' in status ? status.userName : undefined
  if (userName === undefined) return
  const { serverName } = yield* select(selectRecord)
  if (serverName === undefined) yield* put(recordActions.serverNamed(userName))
  else if (!isSameName(serverName, userName)) yield* call(endForOtherAccount)
}

import { selectSettings } from 'src/features/company/companySlice'
import { actingUser } from 'src/features/oneSignIn/accountName'
import { selectAccountName, selectRecord } from 'src/features/record/selectors'
import { type Saga, select } from 'src/sagas/effects'
import type { ActingUser } from 'src/services/http/call'

/** Returns the acting user for the requests of this page (one-sign-in/server-word). */
export function* currentActingUser(): Saga<ActingUser> {
  return actingUser({
    name: yield* select(selectAccountName),
    serverName: (yield* select(selectRecord)).account.serverName,
    enabled: (yield* select(selectSettings)).sessionUserNameEnabled ?? false,
  })
}

import { changeActions, selectChange } from 'src/features/password/change/changePasswordSlice'
import { serverWords } from 'src/features/problemOf'
import { selectCaller } from 'src/features/record/selectors'
import { signInEnd } from 'src/features/record/signInEnd'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { endAddress, endSignIn } from 'src/sagas/leaving/endSignIn'
import { webAppAddress } from 'src/sagas/leaving/openWebApp'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import {
  type ChangeAnswer,
  changePassword,
  checkProhibitedPassword,
  type PasswordChange,
} from 'src/services/api/password/passwordService'

/** Changes a password that is not prohibited; without a plain answer to that, it is not sent (password-change/prohibited). */
export function* change(passwords: PasswordChange): Saga<ChangeAnswer | 'prohibitedPassword'> {
  const allowed = yield* call(checkProhibitedPassword, passwords.newPassword)
  return allowed === 'allowed' ? yield* call(callForPerson, changePassword, passwords) : allowed
}

export function* saveChangedPassword({ payload }: ReturnType<typeof changeActions.submitted>): Saga {
  if ((yield* select(selectChange)).step !== 'saving') return
  try {
    const outcome = yield* call(change, payload)
    if (outcome === 'changed') yield* put(changeActions.updated())
    else if (outcome === 'signedOut') yield* call(returnToSignIn)
    else
      yield* put(
        changeActions.refused(typeof outcome === 'object' ? serverWords(outcome) : { code: outcome }),
      )
  } catch (error) {
    yield* put(changeActions.refused(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Continues to the end of the sign-in, as required by the party that waits for it (password-change/done, addresses/popup-told). */
export function* continueToWebApp(): Saga {
  const end = signInEnd(yield* select(selectCaller))
  yield* call(endSignIn, end, (yield* call(endAddress, end)) ?? (yield* call(webAppAddress)))
}

export function* changePasswordJourney(): Saga {
  yield* put(changeActions.arrived())
  yield* takeLeading(changeActions.submitted, saveChangedPassword)
  yield* takeLeading(changeActions.continued, continueToWebApp)
  yield* call(loadConnected)
}

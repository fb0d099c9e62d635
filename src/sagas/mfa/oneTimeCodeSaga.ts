import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { oneTimeForm } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { call, put, type Saga } from 'src/sagas/effects'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { readCookie } from 'src/services/storage/readCookie'

/** Runs the one-time-code wizards; the cookie on arrival determines the form (factors/wizard-form). */
export function* oneTimeCodeJourney(): Saga {
  for (;;) {
    const form = oneTimeForm(yield* call(readCookie, COOKIES.authenticationMode))
    if (!form) return yield* call(redirectTo, ROUTES.login, { lostStep: true } as const)
    yield* put(codeActions.codeRequested({ kind: 'oneTime', form }))
    if (!(yield* call(followAcceptedCode, yield* call(untilCodeAccepted)))) return
  }
}

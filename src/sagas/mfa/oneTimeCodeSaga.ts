import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { codeActions } from 'src/features/mfa/codeSlice'
import { oneTimeForm } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { untilProven } from 'src/sagas/mfa/codeEntry'
import { call, put, type Saga } from 'src/sagas/effects'
import { followProof } from 'src/sagas/signIn/factor'
import { goToInstead } from 'src/sagas/navigation/goTo'
import { readCookie } from 'src/services/storage/readCookie'

/** The one-time-code wizards: the cookie on arrival fixes the form (spec §4). */
export function* oneTimeCodeJourney(): Saga {
  for (;;) {
    const form = oneTimeForm(yield* call(readCookie, COOKIES.authenticationMode))
    if (!form) return yield* call(goToInstead, ROUTES.login, { lostStep: true } as const)
    yield* put(codeActions.asked({ kind: 'oneTime', form }))
    if (!(yield* call(followProof, yield* call(untilProven)))) return
  }
}

import { ROUTES } from 'src/constants/routes'
import { offerActions } from 'src/features/passkeys/passkeyOfferSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAnswer } from 'src/features/record/selectors'
import { catchProblem } from 'src/sagas/caught'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import { enrol } from 'src/sagas/passkeys/enrol'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { notePasskeyLater } from 'src/services/storage/passkeyLater'

/**
 * Runs the page that offers a passkey (passkeys/offer). The sign-in continues whether or not the person creates one,
 * also for a person who returns to the page after answering the offer.
 */
export function* passkeyOfferJourney(): Saga {
  const { passkeyOffer } = yield* select(selectAnswer)
  if (!passkeyOffer) {
    yield* call(redirectTo, passkeyOffer === false ? ROUTES.sessionStatus : ROUTES.login)
    return
  }
  yield* put(offerActions.arrived())
  const { saved } = yield* race({
    saved: call(untilSaved),
    declined: take(offerActions.declined),
  })
  if (saved === 'signedOut') return yield* call(abortSignIn, { code: 'signInAgain' } as const)
  if (!saved) yield* call(notePasskeyLater)
  yield* put(recordActions.answerMerged({ passkeyOffer: false }))
  yield* call(goOn)
}

/** Tries until the server has accepted a passkey. */
export function* untilSaved(): Saga<'saved' | 'signedOut'> {
  for (;;) {
    yield* take(offerActions.accepted)
    const enrolment = yield* call(enrol, 'dialog' as const)
    switch (enrolment.kind) {
      case 'kept':
        yield* put(offerActions.saved())
        return 'saved'
      case 'signedOut':
        return 'signedOut'
      case 'proveAgain':
        // The offer has been open for a long time, and the person can create a passkey on another day.
        yield* put(offerActions.failed({ code: 'passkeyNotHere' }))
        break
      case 'failed':
        yield* put(offerActions.failed(enrolment.problem))
    }
  }
}

/** Runs the checks once more. They lead to the same end, also after a refresh, when the progress of the sign-in is unknown. */
function* goOn(): Saga {
  try {
    const { followChecks } = yield* call(loadAfterPassword)
    yield* call(followChecks)
  } catch (error) {
    yield* call(abortSignIn, yield* catchProblem(error, 'serverLater'))
  }
}
